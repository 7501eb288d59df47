import { brand } from '../brand/brand';
import { articleListWords, articlePage } from '../collections/article-page';
import { jobDescription } from '../collections/job-page';
import { personPage } from '../collections/person-page';
import { projectPage } from '../collections/project-page';
import { agency } from '../files/agency';
import type { Words } from '../files/read-file';
import { wording } from '../files/wording';
import { footnotes } from '../prose/footnotes';
import { entryFolders, filmPages } from '../routes';
import { legal } from '../site/legal';
import { mail } from '../site/mail';
import { menus } from '../site/menus';
import { missingWords } from '../site/missing';
import { moved } from '../site/moved';
import { clientsFile, consultationForm, film, filmShare, inquiryForm } from '../site/shared';
import { site } from '../site/site';
import { unexpected } from '../site/unexpected';
import { allShared, sharedFiles } from './shared';

/** A file of words, and the start of the addresses without which no page shows them. */
type WordsFile = { words: Words; about?: string };

const { articles, jobs, projects, team } = entryFolders;
const [player] = filmPages;

/** Every file of words, but for those of collections. */
export const listWords = (): readonly WordsFile[] => [
  ...[agency, brand, site, menus, wording, legal, mail].map((words) => ({ words })),
  ...[clientsFile, consultationForm, footnotes].map((words) => ({ words })),
  { words: inquiryForm, about: jobs.start },
  { words: film, about: player },
  { words: filmShare, about: player },
  { words: articlePage, about: articles.start },
  { words: articleListWords, about: articles.start },
  { words: jobDescription, about: jobs.start },
  { words: personPage, about: team.start },
  { words: projectPage, about: projects.start },
  ...[missingWords, moved, unexpected].map((words) => ({ words })),
  ...sharedFiles().map((words) => ({ words })),
];

/** The file of words at a path, which need not be there. */
export const findWordsFile = (file: string): Words | undefined =>
  [...listWords().map(({ words }) => words), ...allShared()].find((words) => words.file === file);
