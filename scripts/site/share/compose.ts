import sharp from 'sharp';
import type { PictureData } from '@/content/schema/picture';
import { SHARE_SIZE, type Share, type ShareArt } from '@/content/schema/share';
import { defineEffects, drawPicture, findClay, type Place } from './draw-picture';
import { drawWords } from './draw-words';
import { fitTitle, type Room } from './fit-title';
import { drawSignature, EDGE, type Faces, type Names } from './signature';
import { CAP_HEIGHT, type Setting, type Typesetter } from './type';
import { getPalette, type Palette } from './worlds';

const COLUMN = SHARE_SIZE.width - 2 * EDGE;
/** The top of the title's capitals. */
const TITLE_TOP = 146;
/** The last baseline of the page's line. */
const FOOT = 576;
const LINE = { size: 32, leading: 1.2 } as const;
/** A title of this font size on one line is giant: it runs from edge to edge, behind the clay. */
const GIANT = { min: 165, max: 330 } as const;

/** The type settings of the site: `styles/tools/_type.scss`, and the statements. */
const settings = {
  giant: { weight: 660, width: 122, tracking: -0.06 },
  title: { weight: 620, width: 118, tracking: -0.045 },
  line: { weight: 540, width: 106, tracking: -0.015 },
} as const satisfies Record<string, Setting>;

/** Draws the page's line. It wraps in its column, and ends at the lower edge. */
function drawStatement(line: string, face: Typesetter, width: number, fill: string): string {
  const { lines } = fitTitle(line, (part) => face(part, settings.line).width, CAP_HEIGHT, {
    width,
    height: 4 * LINE.size * LINE.leading,
    lines: 4,
    ...LINE,
  });
  return lines
    .map((part, index) => {
      const y = FOOT - (lines.length - 1 - index) * LINE.leading * LINE.size;
      return drawWords(face(part, settings.line).paths, EDGE, y, LINE.size, fill);
    })
    .join('');
}

/** Places a picture so that its clay is as large as a box allows. x and y align it, from 0 to 1. */
function placeClay(
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

/** The place of the clay in a scene that has no version without a backdrop. */
const CLAY_IN_SCENE: Place = { left: 0.06, top: 0.18, width: 0.88, height: 0.72 };

/** A drawn title. */
type Title = {
  svg: string;
  /** Whether it runs from edge to edge on one line. */
  giant: boolean;
  lines: number;
  /** The last baseline. */
  baseline: number;
  /** The height of the capitals. */
  capitals: number;
};

/** Draws the title: giant if it is short and `giant` allows it, otherwise in the room. */
type DrawTitle = (room: Omit<Room, 'leading'>, allow?: { giant: boolean }) => Title;

/** A composed scene. */
type Scene = {
  title: Title;
  /** The picture behind the title. */
  behind?: string;
  /** The pictures in front of the title. */
  before?: string;
  /** The ground changes its colour between these heights. */
  horizon?: { from: number; to: number };
  /** The width of the column for the page's line. */
  lineWidth?: number;
};

type Art<Kind extends ShareArt['kind']> = Extract<ShareArt, { kind: Kind }>;

/** A set: a clay scene with its backdrop, and its cut-out in front of the title. */
async function composeSet({ base, cut }: Art<'set'>, drawTitle: DrawTitle): Promise<Scene> {
  // A giant title needs a cut-out in front of it. It would cross out the clay of a set without one.
  const allow = { giant: cut !== undefined };
  const title = drawTitle({ width: 610, height: 310, lines: 4, size: 104 }, allow);
  const clay = cut ? await findClay(cut) : CLAY_IN_SCENE;
  const top = title.giant ? title.baseline - 0.42 * title.capitals : 118;
  const left = title.giant ? 400 : title.lines > 2 ? 600 : 540;
  const box = { left, top, width: 1184 - left, height: 604 - top };
  const place = placeClay(base, clay, box, { x: title.lines > 2 ? 0.5 : 0.8, y: 1 });
  return {
    title,
    behind: await drawPicture(base, place, 'faded'),
    before: cut && (await drawPicture(cut, place, 'raised')),
    // The floor of the renders begins there.
    horizon: { from: place.top + 0.52 * place.height, to: place.top + 0.88 * place.height },
    lineWidth: title.lines > 2 ? 480 : 370,
  };
}

/** The two banks of the river, along the lower edge. */
async function composeBanks(art: Art<'banks'>, drawTitle: DrawTitle): Promise<Scene> {
  const title = drawTitle({ width: 800, height: 160, lines: 2, size: 90 });
  const clay = await findClay(art.picture);
  const box = title.giant
    ? { left: -20, top: 190, width: SHARE_SIZE.width + 40, height: 470 }
    : { left: -20, top: 60, width: SHARE_SIZE.width + 40, height: 632 };
  const place = placeClay(art.picture, clay, box, { x: 0.5, y: 1 });
  return { title, before: await drawPicture(art.picture, place, 'plain') };
}

/** Busts side by side. */
async function composePeople({ busts }: Art<'people'>, drawTitle: DrawTitle): Promise<Scene> {
  const alone = busts.length === 1;
  const wide = busts.length > 4;
  const title = drawTitle(
    wide
      ? { width: COLUMN, height: 130, lines: 1, size: 130 }
      : { width: 620, height: 310, lines: 4, size: 140 },
    { giant: !alone },
  );
  const height = alone ? 560 : wide ? 350 : 440;
  const step = wide ? SHARE_SIZE.width / (busts.length + 0.2) : 245;
  const middle = wide ? SHARE_SIZE.width / 2 : alone ? 900 : 810;
  const first = middle - ((busts.length - 1) * step) / 2;
  const drawn = busts.map((bust, index) => {
    const width = (bust.width / bust.height) * height;
    const left = first + index * step - width / 2;
    const top = SHARE_SIZE.height + 18 - height;
    return drawPicture(bust, { left, top, width, height }, 'floating');
  });
  return {
    title,
    before: (await Promise.all(drawn)).join(''),
    lineWidth: alone ? 520 : 370,
  };
}

function composeScene(art: ShareArt, drawTitle: DrawTitle): Promise<Scene> {
  switch (art.kind) {
    case 'set':
      return composeSet(art, drawTitle);
    case 'banks':
      return composeBanks(art, drawTitle);
    case 'people':
      return composePeople(art, drawTitle);
  }
}

/** Draws the title, giant or in the room. */
function drawTitle(
  title: string,
  face: Typesetter,
  fill: string,
  room: Omit<Room, 'leading'>,
  allow = { giant: true },
): Title {
  const { width } = face(title, settings.giant);
  const giant = title !== '' && allow.giant && COLUMN / width >= GIANT.min;
  const setting = giant ? settings.giant : settings.title;
  const leading = 0.98;
  const { lines, size } = fitTitle(title, (line) => face(line, setting).width, CAP_HEIGHT, {
    ...(giant ? { width: COLUMN + 8, height: 400, lines: 1, size: GIANT.max } : room),
    leading,
  });
  const capitals = CAP_HEIGHT * size;
  const getBaseline = (index: number) => TITLE_TOP + capitals + index * leading * size;
  // Large letters have white space at their left. Move them to the edge.
  const left = EDGE - 0.06 * size;
  const svg = lines
    .map((line, index) =>
      drawWords(face(line, setting).paths, left, getBaseline(index), size, fill),
    )
    .join('');
  return { svg, giant, lines: lines.length, baseline: getBaseline(lines.length - 1), capitals };
}

/** Draws the ground. Its colour changes between two heights. */
function drawGround({ top, floor }: Palette, { from, to }: { from: number; to: number }): string {
  return `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="0" y1="${from}" y2="${to}"><stop stop-color="${top}"/><stop offset="1" stop-color="${floor}"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/>`;
}

const JPEG = {
  quality: 84,
  mozjpeg: true,
  // The full colour resolution. Without it, the edges of red type on teal blur.
  chromaSubsampling: '4:4:4',
} as const;

/** Draws a page's share picture, with the names at its top. Returns a JPEG. */
export async function compose(share: Share, faces: Faces, names: Names): Promise<Buffer> {
  const palette = getPalette(share.world);
  const scene = await composeScene(share.art, (room, allow) =>
    drawTitle(share.title, faces.sans, palette.title, room, allow),
  );
  const { title, behind = '', before = '', horizon = { from: 330, to: 600 }, lineWidth } = scene;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">`,
    defineEffects(palette.shadow),
    drawGround(palette, horizon),
    behind,
    title.svg,
    drawSignature(faces, palette, names),
    before,
    share.line && lineWidth ? drawStatement(share.line, faces.sans, lineWidth, palette.ink) : '',
    '</svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .jpeg(JPEG)
    .toBuffer();
}
