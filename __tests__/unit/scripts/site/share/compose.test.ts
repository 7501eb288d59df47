import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { mark } from '@/content/brand/mark';
import { SHARE_SIZE, type ShareArt } from '@/content/files/share';
import manifest from '@/content/pictures/manifest.json';
import { hasBackground } from '@/content/schema/picture';
import { compose } from '@/scripts/site/share/compose';
import { cover } from '@/scripts/site/share/draw-picture';

const photograph = Object.values(manifest)
  .map((entry) => ({ ...entry, alt: '' }))
  .find(hasBackground);

test.each([
  ['a set', (picture) => ({ kind: 'set', picture })],
  ['the riverbanks', (picture) => ({ kind: 'banks', picture })],
  ['people', (picture) => ({ kind: 'people', busts: [picture, picture] })],
] satisfies [string, (picture: NonNullable<typeof photograph>) => ShareArt][])(
  'a photograph in the place of %s makes a share picture',
  async (_, toArt) => {
    if (!photograph) throw new Error('There is no picture with a background.');
    const names = { agency: 'Tidewater', cities: ['Porto'], mark: mark() };
    const share = { title: 'Tea', alt: 'Tea', art: toArt(photograph) };
    const { width, height } = await sharp(await compose(share, names)).metadata();
    expect({ width, height }).toEqual(SHARE_SIZE);
  },
);

test.each([
  ['wider', [400, 200], { x: 0.25, y: 0 }, { left: -65, top: 20, width: 400, height: 200 }],
  ['higher', [50, 200], { x: 0, y: 1 }, { left: 10, top: -180, width: 100, height: 400 }],
] as const)(
  'a photograph that is %s than its box keeps its focal point in it',
  (_, [width, height], focus, place) => {
    const box = { left: 10, top: 20, width: 100, height: 200 };
    expect(
      cover({ file: '', widths: [], color: '#000', alt: '', width, height, focus }, box),
    ).toEqual(place);
  },
);
