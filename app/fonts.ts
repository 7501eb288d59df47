import localFont from 'next/font/local';

/** The typeface of words: Mona Sans, reduced to our characters and axes (scripts/studio/fonts). */
export const sans = localFont({
  src: '../styles/fonts/rivermark-sans.woff2',
  variable: '--face-sans',
  adjustFontFallback: false,
  weight: '400 700',
  display: 'swap',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
});

/** Its rare characters. Only pages that use one load it. */
export const sansRare = localFont({
  src: '../styles/fonts/rivermark-sans-rare.woff2',
  variable: '--face-sans-rare',
  adjustFontFallback: false,
  weight: '400 700',
  display: 'swap',
  preload: false,
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    {
      prop: 'unicode-range',
      value:
        'U+23-24, U+3c, U+3e, U+5c, U+5e, U+60, U+7b-7e, U+a7, U+ab-b6, U+bb-bc, U+c0-17e, U+2022, U+20ac-2713',
    },
  ],
});

/** The typeface of clocks, times and metadata: Geist Mono, reduced the same way. */
export const mono = localFont({
  src: '../styles/fonts/rivermark-mono.woff2',
  variable: '--face-mono',
  adjustFontFallback: false,
  weight: '500',
  display: 'swap',
  preload: false,
});

/** Its rare characters. Only pages that use one load it. */
export const monoRare = localFont({
  src: '../styles/fonts/rivermark-mono-rare.woff2',
  variable: '--face-mono-rare',
  adjustFontFallback: false,
  weight: '500',
  display: 'swap',
  preload: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+a7, U+ab-b6, U+bb-bc, U+c0-17e, U+2022, U+20ac-2713' },
  ],
});

/** The class names that declare the typefaces. */
export const faces = [sans, sansRare, mono, monoRare].map(({ variable }) => variable).join(' ');
