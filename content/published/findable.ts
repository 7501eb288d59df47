import { sampleArticle, visibleArticles } from '../articles/articles';
import { getJobMeta, isOpen, jobs } from '../jobs/jobs';
import { projects } from '../projects/projects';
import { plainText, textOf } from '../prose/plain-text';
import { articlePath, jobPath, pages } from '../routes';
import type { Kind } from '../schema/kind';
import { allServices } from '../services/services';
import { people, teamFiles } from '../team/team';
import { listedEntries } from './pages';

/** A page that the search finds. */
export type Findable = {
  kind: Kind;
  path: string;
  title: string;
  /** One or two sentences about it. */
  description: string;
  /** What it is about, in a few words each. */
  tags: readonly string[];
  /** Reads all its words. */
  text: () => string;
};

function findableArticles(): Findable[] {
  const { title, desc, tags, prose } = sampleArticle();
  return [
    // Markdown is read as text here: parsing every article would take longer than the index itself.
    ...visibleArticles().map(({ slug, data, body }) => ({
      kind: 'article' as const,
      path: articlePath(slug),
      title: data.title,
      description: data.desc.trim(),
      tags: data.tags,
      text: () => plainText(body),
    })),
    {
      kind: 'article',
      path: pages['blog-details'].path,
      title,
      description: desc.trim(),
      tags,
      text: () => textOf(prose),
    },
  ];
}

const findableProjects = (): Findable[] =>
  projects().map(({ url, title, desc, kind, lead, facts, story }) => ({
    kind: 'case-study',
    path: url,
    title,
    description: desc,
    tags: [kind],
    text: () => textOf([lead, facts, story]),
  }));

const findableServices = (): Findable[] =>
  allServices().map(({ path, service }) => ({
    kind: 'service',
    path,
    title: service.name,
    description: service.summary,
    tags: [],
    text: () => textOf([service.banner, service.intro, service.parts]),
  }));

const findablePeople = (): Findable[] =>
  people().map(({ slug, url, title, designation, description, week }) => ({
    kind: 'person',
    path: url,
    title,
    description: `${designation}. ${description}`,
    tags: [],
    text: () => `${plainText(teamFiles.find(slug)?.body ?? '')} ${textOf(week)}`,
  }));

const findableJobs = (): Findable[] =>
  jobs()
    .filter((job) => isOpen(job))
    .map((job) => ({
      kind: 'job',
      path: jobPath(job.slug),
      title: getJobMeta(job).title,
      description: job.description,
      tags: job.requiredSkills,
      text: () => textOf([job.keyResponsibilities, job.preferredQualifications, job.aboutCompany]),
    }));

/** The pages with copy of their own. The search does not find itself. */
async function findablePages(): Promise<Findable[]> {
  const entries = await listedEntries();
  return entries
    .filter(({ path }) => path !== pages.search.path)
    .map(({ path, meta, sections }) => ({
      kind: 'page',
      path,
      title: meta.title,
      description: meta.description,
      tags: [],
      text: () => textOf(sections),
    }));
}

/** Every page that the search finds, by kind. The newest articles come first. */
export async function findable(): Promise<Findable[]> {
  return [
    ...findableArticles(),
    ...findableProjects(),
    ...findableServices(),
    ...findablePeople(),
    ...findableJobs(),
    ...(await findablePages()),
  ];
}
