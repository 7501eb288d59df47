/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { cover } from '@/scripts/site/share/draw-picture';

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
