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

/** What the sheets set titles by. It is the root element's, because all languages share the sheets. */
const getSetting = (extra: number) => ({
  '--extra-leading': `${extra}`,
  // Letters that join, and signs that fill a square, keep their own distance.
  '--closeness': extra > 0 ? '0' : '1',
});

/**
 * The settings of titles by their selectors, if one language of the site needs another one than Latin letters.
 *
 * @param languages the first one comes first
 */
export function getSettings([first = 'en', ...others]: readonly string[]) {
  const extra = getExtraLeading(first);
  const settings = others
    .map((language) => [`:root:lang(${language})`, getExtraLeading(language)] as const)
    .filter(([, each]) => each !== extra);
  if (extra === 0 && settings.length === 0) return [];
  return [[':root', extra] as const, ...settings].map(
    ([selector, each]) => [selector, getSetting(each)] as const,
  );
}

/** Sets a title's declaration by these settings. */
export function spread(prop: string, value: string): string {
  if (prop === 'line-height' && Number(value) < TITLE)
    return `calc(${value} + var(--extra-leading))`;
  const isCloser = prop === '--tracking' || (prop === 'letter-spacing' && value.startsWith('-'));
  return isCloser ? `calc((${value}) * var(--closeness))` : value;
}
