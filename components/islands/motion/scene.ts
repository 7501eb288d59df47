/** An animation that plays when it comes into view. The HTML shows its last frame. */
export type Scene = {
  /** Shows the first frame. */
  rewind: () => void;
  /** Plays from the first frame. Does nothing at the last frame. */
  play: () => void;
  /** Shows the last frame. */
  finish: () => void;
};
