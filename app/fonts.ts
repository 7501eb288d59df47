import localFont from 'next/font/local';

/** Words: Mona Sans cut to our characters and axes (see scripts/fonts). */
export const sans = localFont({
  src: '../styles/fonts/rivermark-sans.woff2',
  variable: '--face-sans',
  adjustFontFallback: false,
  weight: '400 700',
  display: 'swap',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
});

/** Clocks, times and metadata: Geist Mono, likewise. */
export const mono = localFont({
  src: '../styles/fonts/rivermark-mono.woff2',
  variable: '--face-mono',
  adjustFontFallback: false,
  weight: '500',
  display: 'swap',
  preload: false,
});
