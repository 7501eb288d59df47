/** Something that moves when a visitor sees it. Without a script it stands at its end. */
export type Scene = {
  /** Goes to its first frame, while nobody sees it. */
  rewind: () => void;
  /** Plays from there; does nothing where it stands at its end. */
  play: () => void;
  /** Goes to its end at once. */
  finish: () => void;
};
