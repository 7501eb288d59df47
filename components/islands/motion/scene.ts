/** Something that moves when a visitor sees it. Without a script it stands at its end. */
export type Scene = {
  /** Goes to its first frame, while it is out of view. */
  rewind: () => void;
  /** Plays from there; does nothing where it stands at its end. */
  play: () => void;
  /** Goes to its end at once. */
  finish: () => void;
};
