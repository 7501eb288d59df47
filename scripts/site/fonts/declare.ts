import { getRanges } from './characters';
import type { Plan } from './plan';

const HEAD = `import localFont from 'next/font/local';

// The step "fonts" of "npm run build" and "npm run check" writes this file, because Next needs literals.

`;

/** "sansCyrillicExt" of "sans-cyrillic-ext". */
const toName = (file: string) =>
  file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type File = { file: string; part: string; name: string; range?: string | undefined };

/** The files of a typeface, by the name of each in code. Those without a character are left out. */
const listFiles = ({ name, characters }: Plan): File[] => {
  const ranges = getRanges(characters);
  return [
    { file: `${name}.woff2`, part: 'common', name },
    ...Object.entries(characters).flatMap(([part, own]) =>
      part === 'common' || !own
        ? []
        : {
            file: `${name}-${part}.woff2`,
            part,
            name: toName(`${name}-${part}`),
            range: ranges[part],
          },
    ),
  ];
};

/** The name of a file with the heavier weight of a static typeface: "sans-bold.woff2". */
const toBold = (file: string) => file.replace('.woff2', '-bold.woff2');

/**
 * What to cut for a typeface: each file, out of which source, with which characters, and its name in share pictures. Of
 * two weights, these show the heavier one.
 */
export const listCuts = (face: Plan) =>
  listFiles(face).flatMap(({ file, part }) => {
    const at = part === 'extended' ? 1 : 0;
    const { family, bold, files } = face;
    const further = face.more?.find((one) => one.part === part);
    const source = further?.file ?? files[at];
    const cut = { file, source, characters: face.characters[part] ?? '', family };
    if (!bold) return [cut];
    return [
      { ...cut, family: `${family} Regular` },
      { ...cut, file: toBold(file), source: further ? (further.bold ?? source) : bold.files[at] },
    ];
  });

/** A line of `app/fonts.ts` that says of which typeface the files are. */
export const formatHash = ({ name, hash }: Plan): string => `// ${name}: ${hash}\n`;

/** Declares one file of a typeface. */
function declareFile(
  { axes, isDelivered, weight, bold, ...face }: Plan,
  { file, part, name, range }: File,
) {
  const { wght, wdth } = axes;
  const weights = wght && (wght.min === wght.max ? `${wght.min}` : `${wght.min} ${wght.max}`);
  const declare = (path: string, of?: number) =>
    `{ path: '../styles/fonts/${path}', weight: '${of}' }`;
  const lines = [
    bold
      ? `src: [${declare(file, weight)}, ${declare(toBold(file), bold.weight)}]`
      : `src: '../styles/fonts/${file}'`,
    `variable: '--face-${file.replace('.woff2', '')}'`,
    // Next scales Arial to the typeface. `styles/base/_fonts.scss` does so for the delivered one, more exactly.
    `adjustFontFallback: ${isDelivered || part !== 'common' ? 'false' : "'Arial'"}`,
    // A single weight stands for all of them, so that the browser thickens no headline. In words, it thickens strong ones.
    bold
      ? undefined
      : `weight: '${weights ?? (face.name === 'sans' ? `${weight ?? 400}` : '400 700')}'`,
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
