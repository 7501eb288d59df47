/**
 * Lifts the things of a clean render off its backdrop, and lays a shadow of their own under them, so that the
 * site can paint any ground behind them. The things are where a render without the backdrop has them.
 *
 * node lift.mjs <render without .png> <clean render.png> <output.png>
 */
import sharp from 'sharp';

/** From this alpha a pixel shows only a thing, and up to this one only the backdrop. */
const SOLID = 0.985;
const CLEAR = 0.004;
/** How dark shadows are. What is fainter than `from` on the render is left out. `power` keeps the backdrop's hue in them. */
const SHADOW = { opacity: 0.62, from: 0.1, power: 3, light: 0.42 };
/** Shadows fade out on this share of the width at the picture's edges. */
const EDGE = 0.06;

const [base, clean, output] = process.argv.slice(2);
const clamp = (v, from = 0, to = 1) => Math.max(from, Math.min(to, v));
const smooth = (v, from, to) => {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
};

const { data, info } = await sharp(clean).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const { width, height } = info;
const count = width * height;
const colour = Float32Array.from(data, (value) => value / 255);

/** Reads the alpha of a render, 16 bits deep, as fractions. */
async function readAlpha(image) {
  const bytes = await image
    .extractChannel('alpha')
    .toColourspace('grey16')
    .raw({ depth: 'ushort' })
    .toBuffer();
  return Float32Array.from(
    new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2),
    (v) => v / 65535,
  );
}

// The denoiser blurs edges: half a pixel less shows no backdrop.
const alpha = (await readAlpha(sharp(`${base}-things.png`))).map((v) => clamp((v - 0.3) / 0.62));

/** The shadow of the render, smoothed. It is small, so it grows to the size of the picture. */
const readShadow = async (blur) =>
  readAlpha(
    sharp(await sharp(`${base}-shadow.png`).blur(blur).png().toBuffer()).resize(width, height, {
      kernel: 'cubic',
      fit: 'fill',
    }),
  );
const fine = await readShadow(1);
const broad = await readShadow(4);
// Faint shadows are smoothed most, because their noise shows.
const shade = broad.map((value, i) => {
  const dark = smooth(value, 0.3, 0.75);
  return fine[i] * dark + value * (1 - dark);
});

/** The colour of shadows: that of the backdrop at the picture's sides, darker and more saturated. */
function getShadowColour() {
  const sum = [0, 0, 0];
  for (let y = 0; y < height; y++)
    for (const x of [0, width - 1])
      for (let c = 0; c < 3; c++) sum[c] += colour[3 * (y * width + x) + c] / (2 * height);
  return sum.map((value) => SHADOW.light * value ** SHADOW.power);
}

/** How much of the shadow's colour a pixel of the backdrop has. */
function getShadow(i) {
  const x = i % width;
  const y = Math.floor(i / width);
  const inside = Math.min(x, y, width - 1 - x, height - 1 - y);
  const fade = smooth(inside, 0, width * EDGE);
  return SHADOW.opacity * fade * smooth(shade[i], SHADOW.from, 1) ** 0.8;
}

/** Whether a pixel and all around it are of things: the others' colours are mixed with the backdrop. */
function isPure(x, y) {
  for (let v = y - 1; v <= y + 1; v++)
    for (let u = x - 1; u <= x + 1; u++)
      if (u >= 0 && v >= 0 && u < width && v < height && alpha[v * width + u] <= SOLID)
        return false;
  return true;
}

/** The colour of a thing at its edge: that of its pure pixels nearby. */
function getThing(i) {
  const own = [0, 1, 2].map((c) => colour[3 * i + c]);
  const x = i % width;
  const y = Math.floor(i / width);
  if (alpha[i] <= CLEAR || isPure(x, y)) return own;
  const sum = [0, 0, 0];
  let weights = 0;
  for (let v = Math.max(0, y - 3); v <= Math.min(height - 1, y + 3); v++)
    for (let u = Math.max(0, x - 3); u <= Math.min(width - 1, x + 3); u++) {
      if (!isPure(u, v)) continue;
      const weight = 1 / (1 + (u - x) ** 2 + (v - y) ** 2);
      weights += weight;
      for (let c = 0; c < 3; c++) sum[c] += weight * colour[3 * (v * width + u) + c];
    }
  return weights ? sum.map((value) => value / weights) : own;
}

const dark = getShadowColour();
const out = new Uint8Array(count * 4);
for (let i = 0; i < count; i++) {
  const thing = alpha[i] > SOLID ? 1 : alpha[i] < CLEAR ? 0 : alpha[i];
  const under = (1 - thing) * getShadow(i);
  const own = getThing(i);
  for (let c = 0; c < 3; c++) {
    const mixed = thing * own[c] + under * dark[c];
    out[4 * i + c] = Math.round(255 * clamp(mixed / Math.max(thing + under, 1e-6)));
  }
  out[4 * i + 3] = Math.round(255 * (thing + under));
}
await sharp(out, { raw: { width, height, channels: 4 } })
  .png()
  .toFile(output);
