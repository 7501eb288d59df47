import sharp from 'sharp';
import { SHARE_SIZE, type Share, type ShareArt } from '@/content/files/share';
import { hasBackground, type PictureData } from '@/content/schema/picture';
import { getColor } from '@/styles/colors';
import { drawImage, drawPhotograph, drawPicture, findObject, type Place } from './draw-picture';
import { drawText, getHeadlineFace, type Room, type Setting } from './draw-text';
import { drawSignature, EDGE, type GetColor, type Names } from './signature';

/** The layers of a share picture from back to front, and the width of the page's line. */
type Scene = { behind?: string; title: string; before?: string; lineWidth?: number };

const COLUMN = SHARE_SIZE.width - 2 * EDGE;
/** The top of the title, and the lower end of the page's line. */
const TITLE_TOP = 146;
const FOOT = 584;
/** A title of at least this size on one line is giant: it runs from edge to edge, behind the object. */
const GIANT = 155;
/** The height of the typeface's capitals, in em. */
const CAPITALS = 0.729;
/** The place of the object in a scene that has no version without a backdrop. */
const IN_SCENE: Place = { left: 0.06, top: 0.18, width: 0.88, height: 0.72 };

/** The round corners of a photograph. */
const RADIUS = 32;

/** The frame of a photograph in the place of a bust: lower than it, and narrower than the step to the next. */
const toArch = ({ left, top, width, height }: Place, step: number): Place => {
  const own = Math.min(width, step) * 0.86;
  return { left: left + (width - own) / 2, top: top + height * 0.12, width: own, height };
};

/** The type settings of the site: `styles/tools/_type.scss`, and the statements. */
const settings = {
  giant: { face: getHeadlineFace(), weight: 660, width: 122, tracking: -0.06, leading: 0.98 },
  title: { face: getHeadlineFace(), weight: 620, width: 118, tracking: -0.045, leading: 0.98 },
  line: { face: 'Sans', weight: 540, width: 106, tracking: -0.015, leading: 1.2 },
} as const satisfies Record<string, Setting>;

/** Places a picture so that its object is as large as a box allows, on the floor of the box. */
function place(picture: PictureData, object: Place, box: Place, x: number): Place {
  const wide = object.width * picture.width;
  const tall = object.height * picture.height;
  const scale = Math.min(box.width / wide, box.height / tall);
  return {
    left: box.left + (box.width - wide * scale) * x - object.left * picture.width * scale,
    top: box.top + box.height - tall * scale - object.top * picture.height * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  };
}

/** Draws the title: giant if it is short and may be, otherwise in the room. */
async function drawTitle(words: string, color: string, room: Room, mayBeGiant = true) {
  if (!words) return { svg: '', isGiant: false, lines: 1, capitals: 0 };
  const edgeToEdge = { width: COLUMN, height: 400, size: 330, oneLine: true };
  const giant = await drawText(words, settings.giant, color, edgeToEdge);
  const isGiant = mayBeGiant && giant.size >= GIANT;
  const drawn = isGiant ? giant : await drawText(words, settings.title, color, room);
  const svg = drawImage(drawn.png, { ...drawn, left: EDGE - 4, top: TITLE_TOP });
  return { svg, isGiant, lines: drawn.lines, capitals: CAPITALS * drawn.size };
}

/** Composes the title and the pictures. Each kind has its own places. */
async function composeScene(art: ShareArt, title: string, color: string): Promise<Scene> {
  if (art.kind === 'set') {
    const { picture } = art;
    const whole = hasBackground(picture);
    const room = { width: 610, height: 310, size: 104 };
    // A giant title stands behind a cut-out. Without one, it would cross out the object.
    const { svg, isGiant, lines, capitals } = await drawTitle(title, color, room, !whole);
    const left = isGiant ? 400 : lines > 2 ? 600 : 540;
    const top = isGiant ? TITLE_TOP + 0.58 * capitals : 118;
    const box = { left, top, width: 1184 - left, height: 604 - top };
    const object = whole ? IN_SCENE : await findObject(picture);
    const at = place(picture, object, box, lines > 2 ? 0.5 : 0.8);
    const drawn = await drawPicture(picture, at, whole ? 'mask="url(#fade-x)"' : '');
    return { [whole ? 'behind' : 'before']: drawn, title: svg, lineWidth: lines > 2 ? 480 : 370 };
  }

  if (art.kind === 'banks' && hasBackground(art.picture)) {
    const { svg } = await drawTitle(title, color, { width: COLUMN, height: 150, size: 130 }, false);
    const box = { left: EDGE, top: 310, width: COLUMN, height: 400 };
    return { title: svg, before: await drawPhotograph(art.picture, box, RADIUS) };
  }

  if (art.kind === 'banks') {
    const { svg, isGiant } = await drawTitle(title, color, { width: 800, height: 160, size: 90 });
    const [top, height] = isGiant ? [190, 470] : [60, 632];
    const box = { left: -20, top, width: SHARE_SIZE.width + 40, height };
    const at = place(art.picture, await findObject(art.picture), box, 0.5);
    return { title: svg, before: await drawPicture(art.picture, at) };
  }

  const { busts } = art;
  const alone = busts.length === 1;
  const many = busts.length > 4;
  const room = many
    ? { width: COLUMN, height: 130, size: 130 }
    : { width: 620, height: 310, size: 140 };
  const { svg } = await drawTitle(title, color, room, !alone && !busts.some(hasBackground));
  const height = alone ? 560 : many ? 350 : 440;
  const step = many ? SHARE_SIZE.width / (busts.length + 0.2) : 245;
  const middle = many ? SHARE_SIZE.width / 2 : alone ? 900 : 810;
  let before = '';
  for (const [index, bust] of busts.entries()) {
    const width = (bust.width / bust.height) * height;
    const left = middle + (index - (busts.length - 1) / 2) * step - width / 2;
    const at = { left, top: SHARE_SIZE.height + 18 - height, width, height };
    // A photograph has an arch of its own, and covers no neighbour.
    before += hasBackground(bust)
      ? await drawPhotograph(bust, toArch(at, alone ? width : step), width / 2)
      : await drawPicture(bust, at, 'filter="url(#raised)"');
  }
  return { title: svg, before, lineWidth: alone ? 520 : 370 };
}

const defineFade = (id: string, direction: string, from: number, to: number, more = '') =>
  `<linearGradient id="${id}-stops" ${direction}><stop stop-color="#fff" stop-opacity="0"/><stop offset="${from}" stop-color="#fff"/><stop offset="${to}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="${id}" x="0" y="0" width="1" height="1" maskContentUnits="objectBoundingBox"><rect width="1" height="1" fill="url(#${id}-stops)"${more}/></mask>`;

/** The ground, which changes its colour towards the floor, and the effects of pictures on it. */
const drawGround = (color: GetColor) =>
  `${defineFade('fade-y', 'x2="0" y2="1"', 0.22, 0.84)}${defineFade('fade-x', '', 0.14, 0.86, ' mask="url(#fade-y)"')}<filter id="raised" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="18" stdDeviation="18" flood-color="${color('--world-shadow')}" flood-opacity="0.6"/></filter><linearGradient id="ground" gradientUnits="userSpaceOnUse" x2="0" y1="330" y2="600"><stop stop-color="${color('--world-top')}"/><stop offset="1" stop-color="${color('--world-floor')}"/></linearGradient><rect width="100%" height="100%" fill="url(#ground)"/>`;

/** Draws a page's share picture. Without a title it has no words. Returns a JPEG. */
export async function compose({ title, line, world, art }: Share, names: Names): Promise<Buffer> {
  const color: GetColor = (token) => getColor(token, { world });
  const scene = await composeScene(art, title, color('--world-title'));
  const { behind = '', before = '', lineWidth } = scene;
  let statement = '';
  if (line && lineWidth) {
    const room = { width: lineWidth, height: 150, size: 32 };
    const words = await drawText(line, settings.line, color('--world-ink'), room);
    statement = drawImage(words.png, { ...words, left: EDGE, top: FOOT - words.height });
  }
  const { width, height } = SHARE_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawGround(color)}${behind}${scene.title}${await drawSignature(names, color)}${before}${statement}</svg>`;
  // The full colour resolution: without it, the edges of red type on teal blur.
  return sharp(Buffer.from(svg))
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
