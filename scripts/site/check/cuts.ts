import { articleFiles } from '@/content/articles/articles';
import { PREVIEW_LENGTH as ARTICLE_LENGTH } from '@/content/articles/schema';
import { jobFiles } from '@/content/jobs/jobs';
import { PREVIEW_LENGTH as JOB_LENGTH } from '@/content/jobs/schema';

/** How much text around a cut a message quotes. */
const QUOTED = 20;

/** A text that a card cuts. */
type CutText = { file: string; field: string; text: string; length: number };

/**
 * Finds out whether a card cuts a text inside a word.
 *
 * @returns a message with the remedy, or null if the cut is between words
 */
export function findCutWord({ file, field, text, length }: CutText): string | null {
  const characters = [...text];
  const shown = characters.slice(0, length).join('');
  const rest = characters.slice(length).join('');
  const [before = ''] = shown.match(/[\p{L}\d’'-]+$/u) ?? [];
  const [after = ''] = rest.match(/^[\p{L}\d’'-]+/u) ?? [];
  if (!before || !after) return null;
  const quoted = [...shown].slice(-QUOTED).join('');
  return `${file}: ${field}: the card ends after ${length} characters, inside the word "${before}${after}": "…${quoted}…". Rephrase the text, so that a word and a thought end there.`;
}

/** Finds the articles and jobs whose cards end inside a word, drafts included. */
export function findCutWords(): string[] {
  const articles = articleFiles.all().map(({ slug, data }) => ({
    file: `${articleFiles.folder}/${slug}.md`,
    field: 'desc',
    text: data.desc,
    length: ARTICLE_LENGTH,
  }));
  const jobs = jobFiles.all().map(({ slug, data }) => ({
    file: `${jobFiles.folder}/${slug}.md`,
    field: 'description',
    text: data.description,
    length: JOB_LENGTH,
  }));
  return [...articles, ...jobs].flatMap((text) => findCutWord(text) ?? []);
}
