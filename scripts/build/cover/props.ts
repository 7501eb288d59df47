import { type Clay, lit } from './paint';

/** Where a thing stands: the middle of its foot, in pixels, and how wide it is. */
export type Stand = { x: number; y: number; width: number };

/** A thing of clay, as SVG; `id` is its own on the picture. */
export type Prop = (stand: Stand, clay: Clay, id: string) => string;

const stops = (...colors: readonly (readonly [at: number, color: string])[]) =>
  colors.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');

/** A gradient across, as light falls round something upright. */
function round(id: string, clay: Clay): string {
  const { light, color, dark } = lit(clay);
  return `<linearGradient id="${id}">${stops([0, color], [0.26, light], [0.58, color], [1, dark])}</linearGradient>`;
}

/** The gleam of something smooth. */
const gleam = (x: number, y: number, rx: number, ry: number, turn = -30) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".38" filter="url(#gleam)" transform="rotate(${turn} ${x} ${y})"/>`;

const ball: Prop = ({ x, y, width }, clay, id) => {
  const { light, color, dark } = lit(clay);
  const r = width / 2;
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".78">${stops([0, light], [0.48, color], [1, dark])}</radialGradient>
<circle cx="${x}" cy="${y - r}" r="${r}" fill="url(#${id})"/>${gleam(x - r * 0.36, y - r * 1.46, r * 0.2, r * 0.12)}`;
};

const drum: Prop = ({ x, y, width }, clay, id) => {
  const { light } = lit(clay);
  const [r, height, lid] = [width / 2, width * 0.62, width * 0.13];
  const top = y - height;
  return `${round(id, clay)}
<path d="M${x - r} ${top}V${y - lid}A${r} ${lid} 0 0 0 ${x + r} ${y - lid}V${top}z" fill="url(#${id})"/>
<ellipse cx="${x}" cy="${top}" rx="${r}" ry="${lid}" fill="${light}"/>`;
};

const cone: Prop = ({ x, y, width }, clay, id) => {
  const [r, height, foot] = [width / 2, width * 1.12, width * 0.12];
  return `${round(id, clay)}
<path d="M${x - r} ${y - foot}L${x - 14} ${y - height}Q${x} ${y - height - 22} ${x + 14} ${y - height}L${x + r} ${y - foot}A${r} ${foot} 0 0 1 ${x - r} ${y - foot}z" fill="url(#${id})"/>`;
};

const block: Prop = ({ x, y, width }, clay, id) => {
  const { light, color, dark } = lit(clay);
  const [w, lid] = [width * 0.78, width * 0.2];
  const [left, top, corner] = [x - width / 2, y - w, width * 0.06];
  const right = left + w;
  const edge = (fill: string) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${corner}" stroke-linejoin="round"`;
  return `<linearGradient id="${id}" x2="1" y2="1">${stops([0, color], [1, dark])}</linearGradient>
<path d="M${right} ${top}l${lid} ${-lid * 0.8}v${w}l${-lid} ${lid * 0.8}z" ${edge(dark)}/>
<path d="M${left} ${top}l${lid} ${-lid * 0.8}h${w}l${-lid} ${lid * 0.8}z" ${edge(light)}/>
<path d="M${left} ${top}h${w}v${w}h${-w}z" ${edge(`url(#${id})`)}/>`;
};

const arch: Prop = ({ x, y, width }, clay) => {
  const { light, color, dark } = lit(clay);
  const thick = width * 0.24;
  const r = (width - thick) / 2;
  const bow = (shift: number, stroke: string, wide: number, more = '') =>
    `<path d="M${x - r} ${y - 4}V${y - r * 0.55}a${r} ${r} 0 0 1 ${2 * r} 0V${y - 4}" fill="none" stroke="${stroke}" stroke-width="${wide}" transform="translate(${shift} ${shift * 0.8})" ${more}/>`;
  return `${bow(0, dark, thick)}${bow(-thick * 0.1, color, thick * 0.78, 'filter="url(#soft)"')}${bow(-thick * 0.2, light, thick * 0.22, 'filter="url(#soft)" opacity=".8"')}`;
};

const ring: Prop = ({ x, y, width }, clay) => {
  const { light, color, dark } = lit(clay);
  const thick = width * 0.26;
  const [rx, ry] = [(width - thick) / 2, (width - thick) / 5];
  const loop = (rise: number, stroke: string, wide: number, more = '') =>
    `<ellipse cx="${x}" cy="${y - ry - thick / 2 - rise}" rx="${rx}" ry="${ry}" fill="none" stroke="${stroke}" stroke-width="${wide}" ${more}/>`;
  return `${loop(0, dark, thick)}${loop(thick * 0.1, color, thick * 0.76, 'filter="url(#soft)"')}${loop(thick * 0.24, light, thick * 0.2, 'filter="url(#soft)" opacity=".8"')}`;
};

/** What a screen shows: its place and size as shares of the screen's, and its clay. */
type Part = readonly [u: number, v: number, width: number, height: number, clay: Clay];

/** A page of a browser. */
const PAGE: readonly Part[] = [
  [0.07, 0.26, 0.42, 0.6, 'rani'],
  [0.55, 0.26, 0.38, 0.13, 'ink'],
  [0.55, 0.46, 0.38, 0.11, 'sky'],
  [0.55, 0.68, 0.24, 0.16, 'teal'],
];
/** A page of an app. */
const APP: readonly Part[] = [
  [0.1, 0.08, 0.8, 0.3, 'marigold'],
  [0.1, 0.43, 0.37, 0.17, 'teal'],
  [0.53, 0.43, 0.37, 0.17, 'rani'],
  [0.1, 0.67, 0.8, 0.08, 'sky'],
  [0.1, 0.81, 0.5, 0.08, 'ink'],
];
const LAMPS = ['brick', 'marigold', 'teal'] as const;

/** What stands on a screen, raised a little. */
function shown(left: number, top: number, width: number, height: number, parts: readonly Part[]) {
  return parts
    .map(([u, v, w, h, clay]) => {
      const { color, dark } = lit(clay);
      const [x, y] = [left + u * width, top + v * height];
      const corner = Math.min(w * width, h * height) * 0.26;
      const plate = (shift: number, fill: string) =>
        `<rect x="${x + shift}" y="${y + shift * 1.4}" width="${w * width}" height="${h * height}" rx="${corner}" fill="${fill}"/>`;
      return plate(5, dark) + plate(0, color);
    })
    .join('');
}

/** A browser's window, upright, of a clay that shows its page well. */
const browser: Prop = ({ x, y, width }, _, id) => {
  const { light, color, dark } = lit('bone');
  const height = width * 0.72;
  const [left, top, corner] = [x - width / 2, y - height, width * 0.06];
  const plate = (shift: number, fill: string) =>
    `<rect x="${left + shift}" y="${top - shift * 0.4}" width="${width}" height="${height + shift * 0.4}" rx="${corner}" fill="${fill}"/>`;
  const lamps = LAMPS.map(
    (lamp, i) =>
      `<circle cx="${left + width * (0.09 + i * 0.05)}" cy="${top + height * 0.13}" r="${width * 0.016}" fill="${lit(lamp).color}"/>`,
  ).join('');
  return `<linearGradient id="${id}" x2="1" y2="1">${stops([0, light], [1, color])}</linearGradient>
${plate(width * 0.04, dark)}${plate(0, `url(#${id})`)}${lamps}${shown(left, top, width, height, PAGE)}`;
};

/** A phone, upright: its case of the clay, its page on bone. */
const phone: Prop = ({ x, y, width }, clay, id) => {
  const { color, dark } = lit(clay);
  const { light: face, color: foot } = lit('bone');
  const height = width * 1.95;
  const [left, top, corner, rim] = [x - width / 2, y - height, width * 0.15, width * 0.05];
  return `<linearGradient id="${id}" x2="1" y2="1">${stops([0, face], [1, foot])}</linearGradient>
<rect x="${left + width * 0.05}" y="${top - width * 0.02}" width="${width}" height="${height + width * 0.02}" rx="${corner}" fill="${dark}"/>
<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${corner}" fill="${color}"/>
<rect x="${left + rim}" y="${top + rim}" width="${width - 2 * rim}" height="${height - 2 * rim}" rx="${corner - rim}" fill="url(#${id})"/>${shown(left + rim, top + rim, width - 2 * rim, height - 2 * rim, APP)}`;
};

/** What may stand in the middle: how wide, in pixels, and the feet that its shadow lies under. */
export const stars = [
  { prop: arch, from: 640, to: 720, feet: [-0.38, 0.38], foot: 0.26 },
  { prop: browser, from: 760, to: 840, feet: [0], foot: 1 },
  { prop: phone, from: 330, to: 360, feet: [0], foot: 1 },
] as const;
/** What may stand beside it, and what in front. */
export const others = [drum, block, cone, ball] as const;
export const smalls = [ball, ring, block, cone] as const;

/** A thing's shadow on the floor: close under it, and away from the light. */
export const shadow = ({ x, y, width }: Stand, color: string) =>
  `<ellipse cx="${x + width * 0.06}" cy="${y - 2}" rx="${width * 0.54}" ry="${12 + width * 0.05}" fill="${color}" filter="url(#shade)"/>
<ellipse cx="${x + width * 0.26}" cy="${y + 6}" rx="${width * 0.6}" ry="${10 + width * 0.07}" fill="${color}" opacity=".35" filter="url(#shade)"/>`;
