import { expect, test } from '@jest/globals';
import { drawSignature } from '@/scripts/site/share/signature';
import type { Typesetter } from '@/scripts/site/share/type';
import { getPalette } from '@/scripts/site/share/worlds';

/** A typeface whose letters are all half an em wide. */
const face: Typesetter = (words) => ({ paths: `<text>${words}</text>`, width: words.length / 2 });

const NAME_ENDS = 120 + ('Rivermark'.length / 2) * 33;

/** The drawn cities from left to right: each dot's place and colour, and the size of the words. */
function drawCities(cities: readonly string[], world: 'cloud' | 'mint' = 'cloud') {
  const svg = drawSignature({ sans: face, mono: face }, getPalette(world), {
    agency: 'Rivermark',
    cities,
  });
  const drawn = svg.matchAll(
    /<circle cx="([\d.]+)" cy="[\d.]+" r="([\d.]+)" fill="([^"]+)"\/><g transform="matrix\(([\d.]+)[^>]+><text>([^<]+)/g,
  );
  return [...drawn]
    .map(([, x, radius, dot, size, city = '']) => ({
      city,
      dot,
      size: Number(size),
      from: Number(x) - Number(radius),
      to: Number(x) + 17 * (Number(size) / 20) + (city.length / 2) * Number(size),
    }))
    .sort((one, other) => one.from - other.from);
}

test.each([
  [['Leeds']],
  [['Pune', 'Leeds']],
  [['Pune', 'Leeds', 'Toronto', 'Hobart']],
  [['Thiruvananthapuram', 'Stratford-upon-Avon', 'Charlottetown', 'Alice Springs']],
])('draws all cities of %p, apart from one another and from the name', (cities) => {
  const drawn = drawCities(cities);
  expect(drawn.map(({ city }) => city)).toEqual(cities);
  expect(new Set(drawn.map(({ dot }) => dot)).size).toBe(cities.length);
  let end = NAME_ENDS;
  for (const { from, to } of drawn) {
    expect(from).toBeGreaterThan(end);
    end = to;
  }
  expect(end).toBeCloseTo(1140);
});

test('short names have their full size, and long ones are smaller', () => {
  const [short] = drawCities(['Pune', 'Leeds', 'Toronto', 'Hobart']);
  const [long] = drawCities(Array.from({ length: 4 }, () => 'Stratford-upon-Avon'));
  expect(short?.size).toBe(20);
  expect(long?.size).toBeLessThan(20);
});

test('a dot is bright on a dark ground and deep on a light one', () => {
  const second = (world: 'cloud' | 'mint') => drawCities(['Pune', 'Leeds'], world)[1]?.dot;
  expect(second('cloud')).toBe('#8fe3d3');
  expect(second('mint')).toBe('#0f766e');
});
