import { inkFaint } from './ink-faint';
import type { Mark } from './mark-schema';
import { getSeen, hasSeveralColours } from './outline';

/** Where a mark stands: the colours behind it, and that of shapes without one, as a colour and as it is written. */
export type Ground = { colours: readonly string[]; ink: string; written?: string };

/** How a mark shows on a ground: one of its drawings, on a plate if it has one. */
export type Suited = {
  drawing: Mark;
  plate: string | undefined;
  ink: string;
  /** The colour in which one of the drawing's shows. */
  toPaint: (colour: string) => string;
};

/** From which value of `getSeen` on a mark can be read. */
const ENOUGH = 0.78;

/** The blank of a plate around a drawing, as a part of the drawing's shorter side, and its corners. */
const BLANK = 0.16;
const CORNER = 0.2;

/**
 * Finds how a mark can be read on a ground. A mark of one colour becomes ink where it is faint. One of several colours
 * keeps them: where its edges are lost it gets a plate, if more of them show on it.
 *
 * @param drawings of the mark, the best first
 * @param plates the grounds that a plate may have
 */
export function suitMark(
  drawings: readonly Mark[],
  ground: Ground,
  plates: readonly Ground[],
): Suited {
  const [first] = drawings;
  if (!first) throw new Error('A mark has a drawing.');
  const { colours, written = ground.ink } = ground;
  if (drawings.every((drawing) => drawing === first) && !hasSeveralColours(first))
    return {
      drawing: first,
      plate: undefined,
      ink: written,
      toPaint: (colour) => inkFaint(colour, colours, written),
    };
  // Shapes without a colour have the ink that suits the others.
  const inks = new Map([[ground.ink, written]]);
  for (const { ink } of plates) if (!inks.has(ink)) inks.set(ink, ink);
  /** The best look on a ground, and how much of it is seen. */
  const looks = [ground, ...plates].map((on) => {
    const plate = on === ground ? undefined : on.colours[0];
    return drawings
      .flatMap((drawing) =>
        [...inks].map(([ink, name]) => ({
          look: { drawing, plate, ink: name, toPaint: (colour: string) => colour },
          seen: Math.min(...on.colours.map((colour) => getSeen(drawing, ink, colour))),
        })),
      )
      .reduce((best, next) => (next.seen > best.seen ? next : best));
  });
  const most = Math.max(...looks.map(({ seen }) => seen));
  return (looks.find(({ seen }) => seen >= Math.min(ENOUGH, most)) ?? looks[0])?.look as Suited;
}

/** Returns the box of a drawing with the blank that a plate has around it. */
export function growBox({ viewBox, width, height }: Mark) {
  const blank = BLANK * Math.min(width, height);
  const [x = 0, y = 0] = viewBox.split(' ').map(Number);
  const box = [x - blank, y - blank, width + 2 * blank, height + 2 * blank] as const;
  return { viewBox: box.join(' '), width: box[2], height: box[3] };
}

/** A plate in a box. */
export function drawPlate(
  { viewBox, width, height }: Pick<Mark, 'viewBox' | 'width' | 'height'>,
  colour: string,
) {
  const [x, y] = viewBox.split(' ');
  const radius = CORNER * Math.min(width, height);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${colour}"></rect>`;
}
