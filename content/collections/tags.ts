import { getLanguage } from '../files/language';
import { once } from '../files/once';
import { invalid, type Mistake, refuse } from '../schema/mistake';
import { toSlug } from '../schema/slug';
import type { ArticleFront } from './article-schema';
import { articleFronts } from './articles';

/** The fewest articles that make a page of a tag. */
const LEAST = 2;

/** The parts of an article that its tags need. */
type Tagged = Pick<ArticleFront, 'slug' | 'tags'>;

/** A tag of articles. */
type TagOf<Front> = {
  slug: string;
  label: string;
  path: `/blogs/tag/${string}`;
  /** Its articles, the newest first. */
  articles: readonly Front[];
};

/** A tag with a page of its own. */
export type Tag = TagOf<ArticleFront>;

/** A tag as components show it. Without a page it has no `href`. */
export type TagLink = { label: string; href?: string | undefined };

/** The address of a tag's page. */
export const tagPath = (label: string) => `/blogs/tag/${toSlug(label, getLanguage())}` as const;

const fileOf = ({ slug }: Tagged) => `content/articles/${slug}.md`;

const invalidTwin = (front: Tagged, label: string, twin: string, first: Tagged) =>
  invalid(
    fileOf(front),
    `tags: "${label}" would share its address with "${twin}" of ${fileOf(first)}. Write both alike`,
  );

/**
 * Groups articles by their tags.
 *
 * @param fronts the newest first
 * @throws an error that names both files of each two tags that would have one address
 */
export function groupByTag<Front extends Tagged>(fronts: readonly Front[]): TagOf<Front>[] {
  const groups = new Map<string, { label: string; articles: [Front, ...Front[]] }>();
  const mistakes: Mistake[] = [];
  for (const front of fronts) {
    for (const label of new Set(front.tags)) {
      const slug = toSlug(label, getLanguage());
      const group = groups.get(slug);
      if (!group) groups.set(slug, { label, articles: [front] });
      else if (group.label === label) group.articles.push(front);
      else mistakes.push(invalidTwin(front, label, group.label, group.articles[0]));
    }
  }
  refuse(mistakes);
  return [...groups].map(([slug, group]) => ({
    ...group,
    slug,
    path: tagPath(group.label),
  }));
}

/** Every tag that two or more articles share, the most used first. */
export const sharedTags = once((): readonly Tag[] =>
  groupByTag(articleFronts())
    .filter(({ articles }) => articles.length >= LEAST)
    .sort(
      (a, b) =>
        b.articles.length - a.articles.length || a.label.localeCompare(b.label, getLanguage()),
    ),
);

const bySlug = once(() => new Map(sharedTags().map((tag) => [tag.slug, tag])));

/** The tag at /blogs/tag/{slug}, if it has a page. */
export const findTag = (slug: string): Tag | undefined => bySlug().get(slug);

/** Tags as links to their pages. */
export const toTagLinks = (labels: readonly string[]): TagLink[] =>
  labels.map((label) => ({ label, href: findTag(toSlug(label, getLanguage()))?.path }));
