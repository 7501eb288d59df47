/** The agency's mark: a drawing without ground. */
export type Mark = {
  viewBox: string;
  /** Its size in its own units. */
  width: number;
  height: number;
  /** The markup inside its `svg` element. Shapes without a colour have that of the text, `currentColor`. */
  shapes: string;
  /** Whether it has the agency's name in it, so that it stands alone. */
  isWordmark?: true;
  /** Another drawing of it, for dark grounds. */
  dark?: Mark;
};

/** The start of every id in a mark. A page that draws it twice puts another in its place. */
export const ID = 'mark-';
