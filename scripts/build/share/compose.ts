import { name } from '@/content/name';
import type { PictureData } from '@/content/schema/picture';
import { SHARE_SIZE, type Share, type ShareArt } from '@/content/schema/share';
import { fitTitle, type Room } from './fit-title';
import { clayIn, drawing, type Layer, type Place, type Shadow } from './layers';
import { CAP_HEIGHT, type Setting, type Typesetter } from './type';
import { contrast, distance, getPalette, type Palette } from './worlds';

/** The typefaces of the site. */
export type Faces = { sans: Typesetter; mono: Typesetter };

const EDGE = 60;
const COLUMN = SHARE_SIZE.width - 2 * EDGE;
/** Where the capitals of a title begin. */
const TITLE_TOP = 146;
/** The last baseline. */
const FOOT = 576;
const LINE = { size: 32, leading: 1.2 } as const;
/** A title that can be this large on one line runs from edge to edge, behind the clay. */
const GIANT = { least: 165, most: 330 } as const;

/** The settings of the site: `styles/tools/_type.scss`, and those of the logo and the statements. */
const settings = {
  giant: { weight: 660, width: 122, tracking: -0.06 },
  title: { weight: 620, width: 118, tracking: -0.045 },
  line: { weight: 540, width: 106, tracking: -0.015 },
  logo: { weight: 680, width: 122, tracking: -0.03 },
  city: { weight: 500, width: 100, tracking: 0 },
} as const satisfies Record<string, Setting>;

const MARIGOLD = '#ffb224';
const TEAL = '#0f766e';
const BRIGHT_TEAL = '#8fe3d3';

const words = (paths: string, x: number, y: number, size: number, fill: string) =>
  `<g transform="matrix(${size} 0 0 ${size} ${x} ${y})" fill="${fill}">${paths}</g>`;

/** Of two colours the one that stands out better on the ground. */
const clearer = (ground: string, one: string, other: string) =>
  contrast(ground, one) >= contrast(ground, other) ? one : other;

/** The arch with a sun and the agency's name at the top left, its two cities at the right. */
function signature({ sans, mono }: Faces, { top, ink }: Palette): string {
  const sun = distance(top, MARIGOLD) > 100 ? MARIGOLD : '#fff';
  const mark = `<g transform="translate(${EDGE - 4} 34) scale(1.3)"><path d="M3 31a17 17 0 0 1 34 0h-8a9 9 0 0 0-18 0z" fill="${ink}"/><circle cx="20" cy="31" r="5" fill="${sun}"/></g>`;
  const size = 20;
  const cities = [
    { city: 'Liverpool', dot: clearer(top, TEAL, BRIGHT_TEAL) },
    { city: 'Noida', dot: sun },
  ];
  let right = SHARE_SIZE.width - EDGE;
  const places = cities.map(({ city, dot }) => {
    const { paths, width } = mono(city, settings.city);
    const left = right - width * size;
    right = left - 56;
    return `<circle cx="${left - 17}" cy="68" r="7" fill="${dot}"/>${words(paths, left, 75, size, ink)}`;
  });
  return `${mark}${words(sans(name, settings.logo).paths, EDGE + 60, 77, 33, ink)}${places.join('')}`;
}

/** The page's line, in as many lines as its column needs, the last one on the foot. */
function statement(line: string, face: Typesetter, width: number, fill: string): string {
  const { lines } = fitTitle(line, (part) => face(part, settings.line).width, CAP_HEIGHT, {
    width,
    height: 4 * LINE.size * LINE.leading,
    lines: 4,
    ...LINE,
  });
  return lines
    .map((part, index) => {
      const y = FOOT - (lines.length - 1 - index) * LINE.leading * LINE.size;
      return words(face(part, settings.line).paths, EDGE, y, LINE.size, fill);
    })
    .join('');
}

/** Where a picture stands so that the clay in it fills a box as far as it can; x and y from 0 to 1. */
function standing(
  picture: PictureData,
  clay: Place,
  box: Place,
  { x, y }: { x: number; y: number },
): Place {
  const wide = clay.width * picture.width;
  const tall = clay.height * picture.height;
  const scale = Math.min(box.width / wide, box.height / tall);
  return {
    left: box.left + (box.width - wide * scale) * x - clay.left * picture.width * scale,
    top: box.top + (box.height - tall * scale) * y - clay.top * picture.height * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  };
}

/** Where the clay stands in a scene that has a backdrop only. */
const IN_SCENE: Place = { left: 0.06, top: 0.18, width: 0.88, height: 0.72 };

/** A title in its place. */
type Title = {
  svg: string;
  /** Whether it runs from edge to edge on one line. */
  giant: boolean;
  lines: number;
  /** Its last baseline. */
  baseline: number;
  /** How tall its capitals are. */
  capitals: number;
};

type Stage = {
  palette: Palette;
  /** Sets the title: giant where it is short and may be, otherwise in this room. */
  title: (room: Omit<Room, 'leading'>, may?: { giant: boolean }) => Title;
};

/** What lies behind the title and before it, and from where to where the ground changes colour. */
type Scene = {
  title: Title;
  behind?: Layer[];
  before?: Layer[];
  horizon?: { from: number; to: number };
  /** The room beside the art for the page's line. */
  lineWidth?: number;
};

const picture = (
  data: PictureData,
  place: Place,
  dress: Extract<Layer, { kind: 'picture' }>['dress'],
): Layer => ({ kind: 'picture', picture: data, place, dress });

/** Shadows of what stands before the title, and of what floats in the air: drop and blur in pixels. */
const CLOSE = { drop: 12, blur: 14 } as const;
const FLOATS = { drop: 30, blur: 26 } as const;

/** A ground's shadow, at a share of its strength. */
function shadowIn({ shadow }: Palette, share: number, how: Omit<Shadow, 'color'>): Shadow {
  const color = shadow.replace(/([\d.]+)%/, (_, strength) => `${Number(strength) * share}%`);
  return { color, ...how };
}

type Art<Kind extends ShareArt['kind']> = Extract<ShareArt, { kind: Kind }>;

async function set({ base, cut }: Art<'set'>, { palette, title }: Stage): Promise<Scene> {
  const set = title({ width: 610, height: 310, lines: 4, size: 104 });
  const clay = cut ? await clayIn(cut) : IN_SCENE;
  const top = set.giant ? set.baseline - 0.42 * set.capitals : 118;
  const left = set.giant ? 400 : set.lines > 2 ? 600 : 540;
  const box = { left, top, width: 1184 - left, height: 604 - top };
  const place = standing(base, clay, box, { x: set.lines > 2 ? 0.5 : 0.8, y: 1 });
  const raised = { kind: 'raised', shadow: shadowIn(palette, 0.6, CLOSE) } as const;
  return {
    title: set,
    behind: [picture(base, place, { kind: 'melted' })],
    before: cut ? [picture(cut, place, raised)] : [],
    // Where the floor of the renders begins.
    horizon: { from: place.top + 0.52 * place.height, to: place.top + 0.88 * place.height },
    lineWidth: set.lines > 2 ? 480 : 370,
  };
}

async function banks(art: Art<'banks'>, { title }: Stage): Promise<Scene> {
  const set = title({ width: 800, height: 160, lines: 2, size: 90 });
  const clay = await clayIn(art.picture);
  const box = set.giant
    ? { left: -20, top: 190, width: SHARE_SIZE.width + 40, height: 470 }
    : { left: -20, top: 60, width: SHARE_SIZE.width + 40, height: 632 };
  const place = standing(art.picture, clay, box, { x: 0.5, y: 1 });
  return { title: set, before: [picture(art.picture, place, { kind: 'plain' })] };
}

async function people({ busts }: Art<'people'>, { palette, title }: Stage): Promise<Scene> {
  const alone = busts.length === 1;
  const wide = busts.length > 4;
  const set = title(
    wide
      ? { width: COLUMN, height: 130, lines: 1, size: 130 }
      : { width: 620, height: 310, lines: 4, size: 140 },
    { giant: !alone },
  );
  const height = alone ? 560 : wide ? 350 : 440;
  const step = wide ? SHARE_SIZE.width / (busts.length + 0.2) : 245;
  const middle = wide ? SHARE_SIZE.width / 2 : alone ? 900 : 810;
  const first = middle - ((busts.length - 1) * step) / 2;
  const raised = { kind: 'raised', shadow: shadowIn(palette, 0.6, FLOATS) } as const;
  return {
    title: set,
    before: busts.map((bust, index) => {
      const width = (bust.width / bust.height) * height;
      const left = first + index * step - width / 2;
      return picture(bust, { left, top: SHARE_SIZE.height + 18 - height, width, height }, raised);
    }),
    lineWidth: alone ? 520 : 370,
  };
}

async function row({ cuts }: Art<'row'>, { palette, title }: Stage): Promise<Scene> {
  const set = title({ width: COLUMN, height: 200, lines: 2, size: 150 });
  const step = (SHARE_SIZE.width + 40) / cuts.length;
  const top = set.baseline - 0.3 * set.capitals;
  const raised = { kind: 'raised', shadow: shadowIn(palette, 0.6, FLOATS) } as const;
  const before = await Promise.all(
    cuts.map(async (cut, index) => {
      const box = { left: index * step - 36, top, width: step + 30, height: 520 - top };
      return picture(cut, standing(cut, await clayIn(cut), box, { x: 0.5, y: 1 }), raised);
    }),
  );
  return { title: set, before, lineWidth: COLUMN };
}

async function viaduct({ arches }: Art<'viaduct'>, { title }: Stage): Promise<Scene> {
  const set = title({ width: COLUMN, height: 200, lines: 2, size: 150 });
  const gap = 12;
  const width = (COLUMN - gap * (arches.length - 1)) / arches.length;
  const low = 120;
  const high = SHARE_SIZE.height - set.baseline + 0.4 * set.capitals;
  const step = (high - low) / (arches.length - 1);
  const before = arches.flatMap(({ picture: clay, world }, index) => {
    const height = Math.round(low + index * step);
    const left = EDGE + index * (width + gap);
    const top = SHARE_SIZE.height - height;
    const { top: color } = getPalette(world);
    return [
      drawing(
        `<path d="M${left} ${SHARE_SIZE.height}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${SHARE_SIZE.height}z" fill="${color}"/>`,
      ),
      picture(clay, { left, top, width, height }, { kind: 'arch' }),
    ];
  });
  return { title: set, before };
}

/** Where shapes float: their middle, how large they are and in which order they come. */
const FLOATING = [
  { x: 1010, y: 240, size: 330 },
  { x: 770, y: 470, size: 250 },
  { x: 1060, y: 500, size: 270 },
  { x: 230, y: 500, size: 270 },
  { x: 520, y: 480, size: 230 },
] as const;

async function shapes({ sprites }: Art<'shapes'>, { palette, title }: Stage): Promise<Scene> {
  const set = title({ width: 720, height: 330, lines: 3, size: 140 });
  return {
    title: set,
    before: FLOATING.flatMap(({ x, y, size }, index) => {
      const sprite = sprites[index];
      if (!sprite) return [];
      const place = { left: x - size / 2, top: y - size / 2, width: size, height: size };
      return [picture(sprite, place, { kind: 'raised', shadow: shadowIn(palette, 0.6, FLOATS) })];
    }),
  };
}

function arrange(art: ShareArt, stage: Stage): Promise<Scene> {
  switch (art.kind) {
    case 'set':
      return set(art, stage);
    case 'banks':
      return banks(art, stage);
    case 'people':
      return people(art, stage);
    case 'row':
      return row(art, stage);
    case 'viaduct':
      return viaduct(art, stage);
    case 'shapes':
      return shapes(art, stage);
  }
}

function setTitle(
  title: string,
  face: Typesetter,
  fill: string,
  room: Omit<Room, 'leading'>,
  may = { giant: true },
): Title {
  const { width } = face(title, settings.giant);
  const giant = may.giant && COLUMN / width >= GIANT.least;
  const setting = giant ? settings.giant : settings.title;
  const leading = 0.98;
  const { lines, size } = fitTitle(title, (line) => face(line, setting).width, CAP_HEIGHT, {
    ...(giant ? { width: COLUMN + 8, height: 400, lines: 1, size: GIANT.most } : room),
    leading,
  });
  const capitals = CAP_HEIGHT * size;
  const baselineOf = (index: number) => TITLE_TOP + capitals + index * leading * size;
  // The letters' own white space would set large type in from the edge.
  const left = EDGE - 0.06 * size;
  const svg = lines
    .map((line, index) => words(face(line, setting).paths, left, baselineOf(index), size, fill))
    .join('');
  return { svg, giant, lines: lines.length, baseline: baselineOf(lines.length - 1), capitals };
}

function ground({ top, floor }: Palette, { from, to }: { from: number; to: number }): string {
  return `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="0" y1="${from}" y2="${to}"><stop stop-color="${top}"/><stop offset="1" stop-color="${floor}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>`;
}

/** The layers of a page's share picture, from its ground up. */
export async function compose(share: Share, faces: Faces): Promise<Layer[]> {
  const palette = getPalette(share.world);
  const scene = await arrange(share.art, {
    palette,
    title: (room, may) => setTitle(share.title, faces.sans, palette.title, room, may),
  });
  const { title, behind = [], before = [], horizon = { from: 330, to: 600 } } = scene;
  const line = share.line && scene.lineWidth ? { text: share.line, width: scene.lineWidth } : null;
  return [
    drawing(ground(palette, horizon)),
    ...behind,
    drawing(title.svg + signature(faces, palette)),
    ...before,
    ...(line ? [drawing(statement(line.text, faces.sans, line.width, palette.ink))] : []),
  ];
}
