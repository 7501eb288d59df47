import sharp from 'sharp';

/** The clock's face, in pixels of the town: its middle and its radius. */
export const FACE = { x: 2016, y: 295, radius: 46 } as const;
/** Ten past ten: how far the hands have turned, and how long they are in parts of the radius. */
const HANDS = [
  { turn: 305, length: 0.5 },
  { turn: 60, length: 0.78 },
] as const;
const SLATE = '#14262b';

/** Draws hands onto the clock's face of a picture of the town, with a soft shadow. Home turns hands of its own. */
export async function drawHands(picture: Buffer | string): Promise<Buffer> {
  const { x, y, radius } = FACE;
  const size = 2 * radius;
  const lines = HANDS.map(
    ({ turn, length }) =>
      `<line y1="${radius * 0.06}" y2="${-length * radius}" transform="rotate(${turn})"/>`,
  ).join('');
  const draw = (attributes: string, shift = 0) =>
    `<g transform="translate(${radius + shift} ${radius + shift})" stroke="${SLATE}" stroke-width="${radius * 0.15}" stroke-linecap="round" ${attributes}>${lines}</g>`;
  const hands = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><filter id="soft"><feGaussianBlur stdDeviation="1.6"/></filter>${draw('opacity="0.35" filter="url(#soft)"', 2)}${draw('')}<circle cx="${radius}" cy="${radius}" r="${radius * 0.11}" fill="${SLATE}"/></svg>`;
  return sharp(picture)
    .composite([{ input: Buffer.from(hands), left: x - radius, top: y - radius }])
    .png()
    .toBuffer();
}
