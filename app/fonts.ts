import localFont from 'next/font/local';

// The step "fonts" of "npm run build" and "npm run check" writes this file, because Next needs literals.

// sans: 6b763907
// mono: 0bb29de2

const sans = localFont({
  src: '../styles/fonts/sans.woff2',
  variable: '--face-sans',
  adjustFontFallback: false,
  weight: '400 700',
  display: 'swap',
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
  ],
});

const sansRare = localFont({
  src: '../styles/fonts/sans-rare.woff2',
  variable: '--face-sans-rare',
  adjustFontFallback: false,
  weight: '400 700',
  display: 'swap',
  preload: false,
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    { prop: 'unicode-range', value: 'U+23, U+3c, U+3e, U+5c, U+5e, U+60, U+7b-7e, U+a7, U+ab-b6, U+bb-bc, U+c0-c8, U+cb-e8, U+eb-153, U+2022, U+2122-2193' },
  ],
});

const sansExtended = localFont({
  src: '../styles/fonts/sans-extended.woff2',
  variable: '--face-sans-extended',
  adjustFontFallback: false,
  weight: '400 700',
  display: 'swap',
  preload: false,
  declarations: [
    { prop: 'font-stretch', value: '100% 125%' },
    { prop: 'unicode-range', value: 'U+a1-a2, U+a4-a6, U+a8, U+aa, U+ac, U+af, U+b1-b4, U+b8-ba, U+be-bf, U+c3, U+c5-c6, U+cc, U+d0, U+d2, U+d5, U+d8, U+dd-de, U+e3, U+ec, U+f0, U+f2, U+f5, U+fd-152, U+154-17e, U+218-21b, U+1e9e, U+201a, U+201e, U+2039-203a, U+2190, U+2192, U+2194' },
  ],
});

const mono = localFont({
  src: '../styles/fonts/mono.woff2',
  variable: '--face-mono',
  adjustFontFallback: false,
  weight: '500',
  display: 'swap',
  preload: false,
});

const monoRare = localFont({
  src: '../styles/fonts/mono-rare.woff2',
  variable: '--face-mono-rare',
  adjustFontFallback: false,
  weight: '500',
  display: 'swap',
  preload: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+a7, U+ab-b6, U+bb-bc, U+c0-c8, U+cb-e8, U+eb-153, U+2022, U+2122-2193' },
  ],
});

const monoExtended = localFont({
  src: '../styles/fonts/mono-extended.woff2',
  variable: '--face-mono-extended',
  adjustFontFallback: false,
  weight: '500',
  display: 'swap',
  preload: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+a1-a2, U+a4-a6, U+a8, U+aa, U+ac, U+af, U+b1-b4, U+b8-ba, U+be-bf, U+c3, U+c5-c6, U+cc, U+d0, U+d2, U+d5, U+d8, U+dd-de, U+e3, U+ec, U+f0, U+f2, U+f5, U+fd-152, U+154-17e, U+218-21b, U+1e9e, U+201a, U+201e, U+2039-203a, U+2190, U+2192, U+2194-2199' },
  ],
});

/** The class names that declare the typefaces. */
export const faces = [sans, sansRare, sansExtended, mono, monoRare, monoExtended]
  .map(({ variable }) => variable)
  .join(' ');
