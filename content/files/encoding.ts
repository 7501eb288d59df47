import { TextDecoder } from 'node:util';

/** The start of bytes in UTF-16. */
const isUtf16 = (bytes: Uint8Array): boolean => {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  // Without a mark, every second byte of a text in Latin letters is zero.
  const start = bytes.subarray(0, 200);
  return start.filter((byte) => byte === 0).length > start.length / 4;
};

/** How much a text looks like words: accented letters and marks count for it, odd characters against it. */
function rate(text: string): number {
  const good = text.match(/[à-öø-ÿœ‘’“”–—…£€«»]/g)?.length ?? 0;
  const odd = text.match(/[¨¯¸ˆ˜ƒ†‡‰¬¦¤]|(?<=\p{Ll})\p{Lu}/gu)?.length ?? 0;
  return good - odd;
}

const read = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

/** Names the encoding that bytes seem to have, if they are not UTF-8. */
function guessEncoding(bytes: Uint8Array): string {
  if (isUtf16(bytes)) return 'UTF-16';
  const [windows, mac] = [read(bytes, 'windows-1252'), read(bytes, 'macintosh')];
  return rate(mac) > rate(windows) ? 'MacRoman' : 'Windows-1252 (also called Latin-1 or ANSI)';
}

/** Decodes bytes in UTF-8. If they are none, returns the encoding that they seem to have. */
export function decode(bytes: Uint8Array): { text: string } | { encoding: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // The zeros of UTF-16 without a mark are UTF-8 too.
    return isUtf16(bytes) ? { encoding: 'UTF-16' } : { text };
  } catch {
    return { encoding: guessEncoding(bytes) };
  }
}
