import { once } from '../collection/once';
import { articleFiles, articleFronts } from './articles';
import type { ArticleFront } from './schema';

/** How many related articles stand below an article. */
const RELATED = 3;

/** How many terms stand for a text. */
const TOP_TERMS = 16;

/** How many articles of a tag or a term are compared on either side of the article's date. */
const REACH = 64;

/** How often the words of a title count. */
const TITLE_WEIGHT = 3;

/** Words without a subject. In a small collection they would look rare. */
const STOP_WORDS = new Set(
  'about after all also and any are because been before but can could did does each for from had has have her him his how into its just like made make more most much not now off once one only other our out over own same she should some such than that the their them then there these they thing this those through time too two under until use very was way well were what when where which while who why will with without would you your'.split(
    ' ',
  ),
);

/** An article for the index. */
export type Indexed = { slug: string; title: string; tags: readonly string[]; text: string };

/** Whether an article has a tag or a term, and how important it is in the article. */
type Weights = ReadonlyMap<string, number>;

/** The words of a text, in lower case and in the singular. Code and the targets of links are left out. */
function* getTerms({ title, text }: Indexed): Generator<string> {
  const words = text.replace(/```[\s\S]*?```|\]\([^)]*\)/g, ' ');
  const all = `${`${title} `.repeat(TITLE_WEIGHT)}${words}`.toLowerCase();
  for (const [word] of all.matchAll(/\p{L}[\p{L}\p{N}]{2,}/gu)) {
    if (!STOP_WORDS.has(word)) yield word.replace(/s$/, '');
  }
}

/**
 * How rare a term is: 0 for one that every second article has, 1 for one in two to four, and so on. The
 * whole steps keep the weights of old articles as they are when an article is added.
 */
const getRarity = (articles: number, frequency: number) =>
  Math.floor(Math.log2(articles / frequency));

/** In how many articles each term occurs. */
function countArticles(articles: readonly Indexed[]): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (const article of articles) {
    for (const term of new Set(getTerms(article))) {
      frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    }
  }
  return frequencies;
}

/** The terms that tell most about an article (TF-IDF), with weights that make a vector of length 1. */
function getTopTerms(article: Indexed, count: number, frequencies: Weights): Weights {
  const occurrences = new Map<string, number>();
  for (const term of getTerms(article)) occurrences.set(term, (occurrences.get(term) ?? 0) + 1);
  const top = [...occurrences]
    .map(([term, times]) => {
      const frequency = frequencies.get(term) ?? 0;
      // A term of one article alone makes no two alike.
      const rarity = frequency > 1 ? getRarity(count, frequency) : 0;
      return { term, weight: (1 + Math.floor(Math.log2(times))) * rarity };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, TOP_TERMS);
  const length = Math.hypot(...top.map(({ weight }) => weight));
  return new Map(top.map(({ term, weight }) => [term, weight / length]));
}

/** The positions of the articles that have each key, in order. */
function invert(keys: readonly Iterable<string>[]): ReadonlyMap<string, readonly number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, each] of keys.entries()) {
    for (const key of each) {
      const list = positions.get(key);
      if (list) list.push(position);
      else positions.set(key, [position]);
    }
  }
  return positions;
}

/** Where `position` stands in an ordered list. */
function findPlace(list: readonly number[], position: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entries of an ordered list that stand nearest to `position`. */
function getNear(list: readonly number[] = [], position: number): readonly number[] {
  const place = findPlace(list, position);
  return list.slice(Math.max(0, place - REACH), place + REACH + 1);
}

/** An article that may be related: how many tags it shares, and how alike the texts are. */
type Candidate = { position: number; tags: number; likeness: number };

/** The index of all articles, and how to find those related to one. */
export type RelatedIndex = {
  /** The slugs of the related articles, the most related first. */
  find: (position: number) => string[];
};

/**
 * Makes an index that finds related articles: first those with the most tags in common, then those with
 * the most similar text, then those of about the same time. Each article is compared with a limited
 * number of others, near its own date. So the time grows in step with the number of articles, and a new
 * article changes only articles near it.
 *
 * @param articles in the order of their dates
 */
export function createRelatedIndex(articles: readonly Indexed[]): RelatedIndex {
  const frequencies = countArticles(articles);
  const terms = articles.map((article) => getTopTerms(article, articles.length, frequencies));
  const byTerm = invert(terms.map((weights) => weights.keys()));
  const byTag = invert(articles.map(({ tags }) => new Set(tags)));

  function getCandidates(position: number): Candidate[] {
    const found = new Map<number, Candidate>();
    const update = (key: number, tags: number, likeness: number) => {
      const candidate = found.get(key) ?? { position: key, tags: 0, likeness: 0 };
      candidate.tags += tags;
      candidate.likeness += likeness;
      found.set(key, candidate);
    };
    for (const tag of new Set(articles[position]?.tags)) {
      for (const other of getNear(byTag.get(tag), position)) update(other, 1, 0);
    }
    for (const [term, weight] of terms[position] ?? []) {
      for (const other of getNear(byTerm.get(term), position)) {
        update(other, 0, weight * (terms[other]?.get(term) ?? 0));
      }
    }
    // Neighbours fill the places that remain.
    for (let step = 1; step <= RELATED; step += 1) {
      for (const other of [position - step, position + step]) {
        if (articles[other]) update(other, 0, 0);
      }
    }
    found.delete(position);
    return [...found.values()];
  }

  return {
    find(position) {
      const distance = (candidate: Candidate) => Math.abs(candidate.position - position);
      return getCandidates(position)
        .sort(
          (a, b) =>
            b.tags - a.tags ||
            b.likeness - a.likeness ||
            distance(a) - distance(b) ||
            a.position - b.position,
        )
        .slice(0, RELATED)
        .flatMap((candidate) => articles[candidate.position]?.slug ?? []);
    },
  };
}

/** The articles by their slugs and places, and their index. */
const readIndex = once(() => {
  const fronts = articleFronts();
  const index = createRelatedIndex(
    fronts.map(({ slug, title, tags }) => ({
      slug,
      title,
      tags,
      text: articleFiles.find(slug)?.body ?? '',
    })),
  );
  return {
    index,
    places: new Map(fronts.map(({ slug }, place) => [slug, place])),
    bySlug: new Map(fronts.map((front) => [front.slug, front])),
  };
});

/** The articles to read after this one: at most three, the most related first. */
export function relatedArticles(slug: string): ArticleFront[] {
  const { index, places, bySlug } = readIndex();
  const place = places.get(slug);
  if (place === undefined) return [];
  return index.find(place).flatMap((other) => bySlug.get(other) ?? []);
}
