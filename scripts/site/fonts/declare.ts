import { type Characters, getRanges } from './characters';
import type { Plan } from './plan';

const HEAD = `import localFont from 'next/font/local';

// The step "fonts" of "npm run build" and "npm run check" writes this file, because Next needs literals.

`;

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type File = { file: string; part: keyof Characters; name: string; range?: string };

/** The files of a typeface, by the name of each in code. Those without a character are left out. */
export const listFiles = ({ name, characters }: Plan): File[] => {
  const ranges = getRanges(characters);
  return [
    { file: `${name}.woff2`, part: 'common', name },
    ...(['rare', 'extended'] as const).flatMap((part) => {
      if (!characters[part]) return [];
      const range = ranges[part];
      return [{ file: `${name}-${part}.woff2`, part, name: `${name}${upper(part)}`, range }];
    }),
  ];
};

/** A line of `app/fonts.ts` that says of which typeface the files are. */
export const formatHash = ({ name, hash }: Plan): string => `// ${name}: ${hash}\n`;

/** Declares one file of a typeface. */
function declareFile({ axes, isDelivered, ...face }: Plan, { file, part, name, range }: File) {
  const { wght, wdth } = axes;
  const weights = wght && (wght.min === wght.max ? `${wght.min}` : `${wght.min} ${wght.max}`);
  const lines = [
    `src: '../styles/fonts/${file}'`,
    `variable: '--face-${file.replace('.woff2', '')}'`,
    // Next scales Arial to the typeface. `styles/base/_fonts.scss` does so for the delivered one, more exactly.
    `adjustFontFallback: ${isDelivered || part !== 'common' ? 'false' : "'Arial'"}`,
    // A static typeface stands for all weights, so that the browser thickens no letter.
    `weight: '${weights ?? '400 700'}'`,
    `display: 'swap'`,
    part !== 'common' || face.name === 'mono' ? 'preload: false' : undefined,
  ];
  const declared = [
    wdth && `{ prop: 'font-stretch', value: '${wdth.min}% ${wdth.max}%' }`,
    range && `{ prop: 'unicode-range', value: '${range}' }`,
  ];
  const format = (all: readonly (string | undefined)[], indent: string) =>
    all.flatMap((line) => (line ? `${indent}${line},\n` : [])).join('');
  const list = declared.some(Boolean) ? `  declarations: [\n${format(declared, '    ')}  ],\n` : '';
  return `const ${name} = localFont({\n${format(lines, '  ')}${list}});\n\n`;
}

/** Formats `app/fonts.ts`. A page loads a file with a range if it shows one of its characters. */
export function declareFaces(faces: readonly Plan[]): string {
  const files = faces.map((face) => listFiles(face).map((file) => ({ face, file })));
  return [
    HEAD,
    ...faces.map(formatHash),
    '\n',
    ...files.flat().map(({ face, file }) => declareFile(face, file)),
    '/** The class names that declare the typefaces. */\n',
    `export const faces = [${files
      .flat()
      .map(({ file }) => file.name)
      .join(', ')}]\n`,
    "  .map(({ variable }) => variable)\n  .join(' ');\n",
  ].join('');
}
