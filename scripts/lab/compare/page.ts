/** A page that differs in one look. */
export type Row = {
  /** The page's address and the look: `/team, 390 px, dark`. */
  title: string;
  /** The part of all pixels that differ, from 0 to 1. */
  part: number;
  /** The files of the three pictures. */
  before: string;
  after: string;
  difference: string;
};

/** What the comparison found. */
export type Report = {
  rows: readonly Row[];
  /** How many looks do not differ. */
  same: number;
  /** The addresses of pages that one export lacks. */
  onlyBefore: readonly string[];
  onlyAfter: readonly string[];
};

const percent = (part: number) => `${(part * 100).toFixed(part < 0.01 ? 3 : 1)} %`;

const figure = (file: string, caption: string) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;

const section = ({ title, part, before, after, difference }: Row) => `
<section>
<h2>${title} <small>${percent(part)} of the pixels differ</small></h2>
<div>${figure(before, 'Before')}${figure(after, 'After')}${figure(difference, 'Difference')}</div>
</section>`;

const missing = (paths: readonly string[], where: string) =>
  paths.length > 0 ? `<p>Only in ${where}: ${paths.join(', ')}.</p>` : '';

/** One HTML page with every difference, the largest first. */
export function reportPage({ rows, same, onlyBefore, onlyAfter }: Report): string {
  const sorted = rows.toSorted((a, b) => b.part - a.part);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Before and after</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui; background: #eee; color: #111; }
h2 small { font-weight: normal; color: #555; }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { width: 100%; background: #fff; border: 1px solid #bbb; }
</style>
<h1>Before and after</h1>
<p>${rows.length} pictures differ, ${same} do not.</p>
${missing(onlyBefore, 'the first export')}${missing(onlyAfter, 'the second export')}
${sorted.map(section).join('\n')}
</html>
`;
}
