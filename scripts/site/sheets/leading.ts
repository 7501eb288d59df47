/** Scripts whose letters rise and fall farther than Latin ones, or carry marks, and those whose signs fill a square. */
const TALL =
  'Arab Beng Deva Gujr Guru Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai Tibt'.split(' ');
const SQUARE = ['Hans', 'Hant', 'Jpan', 'Kore'];

/** Lines of Latin titles are up to this high, in em. Those of texts are higher, and have room in any script. */
const TITLE = 1.3;

/** How much higher the lines of titles are than Latin ones, in em. Latin letters with two marks need some of it. */
export function getExtraLeading(language: string): number {
  const { script = '', language: code } = new Intl.Locale(language).maximize();
  if (TALL.includes(script)) return 0.35;
  return SQUARE.includes(script) || code === 'vi' ? 0.2 : 0;
}

/** Adds leading to a title's declaration, and takes its tracking away. */
export function spread(prop: string, value: string, extra: number): string {
  if (prop === 'line-height' && Number(value) < TITLE) return (Number(value) + extra).toFixed(2);
  // Letters that join, and signs that fill a square, keep their own distance.
  const isCloser = prop === '--tracking' || (prop === 'letter-spacing' && value.startsWith('-'));
  return isCloser ? '0' : value;
}
