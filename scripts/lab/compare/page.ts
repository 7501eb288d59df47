/** A page that differs at one width and in one theme. */
export type Row = {
  /** The page's path, the width and the theme: `/team, 390 px, dark`. */
  title: string;
  /** The share of pixels that differ, from 0 to 1. */
  share: number;
  /** The files of the three pictures. */
  before: string;
  after: string;
  difference: string;
};

/** The result of a comparison. */
export type Report = {
  rows: readonly Row[];
  /** How many screenshots do not differ. */
  same: number;
  /** The paths of pages that only one of the exports has. */
  onlyBefore: readonly string[];
  onlyAfter: readonly string[];
};

const percent = (share: number) => `${(share * 100).toFixed(share < 0.01 ? 3 : 1)} %`;

const figure = (file: string, caption: string) =>
  `<figure><a href="${file}"><img src="${file}" loading="lazy" alt="${caption}"></a><figcaption>${caption}</figcaption></figure>`;

const section = ({ title, share, before, after, difference }: Row) => `
<section>
<h2>${title} <small>${percent(share)} of the pixels differ</small></h2>
<div>${figure(before, 'Before')}${figure(after, 'After')}${figure(difference, 'Difference')}</div>
</section>`;

const listMissing = (paths: readonly string[], where: string) =>
  paths.length > 0 ? `<p>Only in ${where}: ${paths.join(', ')}.</p>` : '';

/** Renders the report: one HTML page with every difference, the largest first. */
export function reportPage({ rows, same, onlyBefore, onlyAfter }: Report): string {
  const sorted = rows.toSorted((a, b) => b.share - a.share);
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
<p>${rows.length} screenshots differ, ${same} do not.</p>
${listMissing(onlyBefore, 'the first export')}${listMissing(onlyAfter, 'the second export')}
${sorted.map(section).join('\n')}
</html>
`;
}
