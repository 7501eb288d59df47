import { countWords, type Source } from './source';
import { inventWord, pick, type Random } from './words';

/** The covers of generated articles: pictures that the site has, and what they show. */
const COVERS = [
  ['cover-trends', 'Three browser windows, each smaller than the last'],
  ['web', 'A clay browser window and a dark code editor'],
  ['cloud', 'Clay clouds over a row of server cabinets'],
  ['mobile', 'A clay phone between coins and shopping bags'],
  ['transform', 'Clay steps that rise from a pile of paper'],
  ['consult', 'A clay table with charts and two chairs'],
  ['design', 'Clay pencils, cards and a colour wheel'],
  ['devops', 'A clay conveyor that carries parcels'],
] as const;

/** The tags, the most frequent first. */
const TAGS = [
  'Web development',
  'Performance',
  'Cloud',
  'Accessibility',
  'Design',
  'Mobile',
  'DevOps',
  'Security',
  'Data',
  'Testing',
  'Planning',
  'Payments',
  'Search',
  'Hosting',
  'Support',
  'Migration',
] as const;

const SUBJECTS = ['till', 'portal', 'menu', 'checkout', 'timetable', 'warehouse', 'map', 'form'];
const WORK = ['Rebuilding', 'Measuring', 'Moving', 'Mending', 'Testing', 'Shrinking', 'Planning'];

/** How long an article is, compared with the site's own: from half to one and a half. */
const LENGTH = { least: 0.5, most: 1.5 } as const;
/** Every so many words, one is an invented word. Other articles have others. */
const WORDS_PER_INVENTED = 18;
const DAY = 86_400_000;

/** The last day on which a generated article appears. */
const NEWEST = Date.parse('2026-11-20');

/** The name of a generated article's file. */
export const articleSlug = (number: number): string => `note-${String(number).padStart(5, '0')}`;

/** Replaces some long words of a sentence by invented ones. */
const vary = (sentence: string, random: Random) =>
  sentence.replace(/(?<=[a-z,] )[a-z]{5,}(?=[ ,.])/g, (word) =>
    random() * WORDS_PER_INVENTED < 3 ? inventWord(random) : word,
  );

const writeParagraph = (source: Source, random: Random) =>
  Array.from({ length: 3 + Math.floor(random() * 4) }, () =>
    vary(pick(random, source.sentences), random),
  ).join(' ');

/** Writes a text of about so many words: sections of a heading, paragraphs and one other block. */
function writeBody(source: Source, words: number, random: Random): string {
  const blocks = [writeParagraph(source, random), writeParagraph(source, random)];
  let count = countWords(blocks.join(' '));
  const add = (text: string) => {
    blocks.push(text);
    count += countWords(text);
  };
  while (count < words - 100) {
    add(`## ${pick(random, source.headings)}`);
    add(writeParagraph(source, random));
    if (random() < 0.9) add(pick(random, source.others));
    add(writeParagraph(source, random));
  }
  return blocks.join('\n\n');
}

/** Picks one to three tags. The first of the list are far more frequent. */
const pickTags = (random: Random) => [
  ...new Set(
    Array.from(
      { length: 1 + Math.floor(random() * 3) },
      () => TAGS[Math.floor(TAGS.length ** random()) - 1] ?? TAGS[0],
    ),
  ),
];

/** The people and the body that a generated article takes. */
export type ArticleOptions = {
  source: Source;
  authors: readonly string[];
  /** A text that all articles share instead of a text of their own. */
  body?: string;
};

/** Writes the file of an article. */
export function writeArticle(
  number: number,
  { source, authors, body: shared }: ArticleOptions,
  random: Random,
): string {
  const [cover, alt] = pick(random, COVERS);
  const { least, most } = LENGTH;
  const body =
    shared === undefined
      ? writeBody(source, source.words * (least + (most - least) * random()), random)
      : `${writeParagraph(source, random)}\n\n${shared}`;
  const title = `${pick(random, WORK)} the ${pick(random, SUBJECTS)}: ${inventWord(random)}, note ${number}`;
  const day = new Date(NEWEST - Math.floor(number / 4) * DAY).toISOString().slice(0, 10);
  const desc = vary(
    `${pick(random, WORK)} a ${pick(random, SUBJECTS)} took less time than anyone had planned, and one decision in the first week made the difference. This note says which one, what it cost and what came back.`,
    random,
  );
  return `---
title: "${title}"
tags: [${pickTags(random).join(', ')}]
created_at: ${day}
author: ${pick(random, authors)}
src: ${cover}
alt: ${alt}
desc: ${desc}
---

${body}
`;
}
