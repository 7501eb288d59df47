import { expect, test } from '@jest/globals';
import { articleFronts } from '@/content/articles/articles';
import { createRelatedIndex, type Indexed, relatedArticles } from '@/content/articles/related';

const article = (slug: string, tags: string, text: string): Indexed => ({
  slug,
  title: '',
  tags: tags.split(' '),
  text,
});

/** The related articles of the article `slug`, in order. */
function findRelated(articles: readonly Indexed[], slug: string): string[] {
  const position = articles.findIndex((each) => each.slug === slug);
  return createRelatedIndex(articles).find(position);
}

const boats = [
  article('winter', 'boats', 'Frost opens the seams of a hull. Caulk the seams before frost.'),
  article('ropes', 'boats rope', 'A knot holds when the rope is dry.'),
  article('bread', 'kitchen', 'Knead the dough, and let the dough rest by the oven.'),
  article('oven', 'kitchen', 'An oven of clay bakes dough until evening.'),
  article('splice', 'rope boats', 'Splice a wet rope, never a knot.'),
  article('seams', 'paint', 'A seam of a hull that frost has opened wants caulk, not paint.'),
  article('tea', 'kitchen', 'Tea is made with water.'),
  article('maps', 'travel', 'A map is folded the way it was sold.'),
];

test('articles with the most tags in common come first', () => {
  expect(findRelated(boats, 'ropes').slice(0, 2)).toEqual(['splice', 'winter']);
  expect(findRelated(boats, 'tea').slice(0, 2).sort()).toEqual(['bread', 'oven']);
});

test('of articles with the same tags in common, the one with the most similar text comes first', () => {
  expect(findRelated(boats, 'bread')[0]).toBe('oven');
  expect(findRelated(boats, 'seams')[0]).toBe('winter');
});

test('neighbours fill the places that remain, and no article is related to itself', () => {
  expect(findRelated(boats, 'maps')).toEqual(['tea', 'seams', 'splice']);
  expect(findRelated(boats.slice(0, 1), 'winter')).toEqual([]);
  expect(findRelated(boats.slice(0, 2), 'winter')).toEqual(['ropes']);
});

test('code and the targets of links do not make texts alike', () => {
  const texts = [
    article('a', 'one', 'Plain [words](/seams-of-hulls)\n```js\nconst caulk = frost;\n```'),
    article('b', 'two', 'Frost and caulk and seams of hulls.'),
    article('c', 'three', 'Plain words.'),
    ...boats.slice(2, 5),
  ];
  expect(findRelated(texts, 'a')[0]).toBe('c');
});

/** Articles of made-up words, always the same for a count. */
function makeArticles(count: number): Indexed[] {
  let seed = 7;
  const random = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const letters = (n: number) =>
    n.toString(26).replace(/\d/g, (d) => 'qrstuvwxyz'.charAt(Number(d)));
  return Array.from({ length: count }, (_, i) => {
    // Every article has words of a field, and words that all have.
    const field = random(40);
    const words = Array.from({ length: 120 }, (__, w) =>
      w % 2 === 0
        ? `field${letters(field)}word${letters(random(30))}`
        : `word${letters(random(300))}`,
    );
    return {
      slug: `article-${i}`,
      title: '',
      tags: [`tag-${random(20)}`, `tag-${random(20)}`],
      text: words.join(' '),
    };
  });
}

/** Two articles with nearly the same text, and between them others that have some words of it. */
function makeTwins(between: number): Indexed[] {
  const text = 'Frost opens the caulk.';
  const others = Array.from({ length: between }, (_, i) =>
    article(`other-${i}`, `tag-${i}`, i % 3 === 0 ? `${text} Cup, spoon, kettle, leaf.` : 'Maps.'),
  );
  return [article('first', 'winter', text), ...others, article('last', 'summer', text)];
}

test('an article is compared with a limited number of others that have its words', () => {
  expect(findRelated(makeTwins(150), 'first')[0]).toBe('last');
  expect(findRelated(makeTwins(1500), 'first')).not.toContain('last');
});

test('the order of the results is the same in every run', () => {
  const [once, again] = [1, 2].map(() => {
    const index = createRelatedIndex(makeArticles(200));
    return Array.from({ length: 200 }, (_, i) => index.find(i));
  });
  expect(once).toEqual(again);
});

test('a new article changes the related ones of few others', () => {
  const articles = makeArticles(1001);
  const [added, ...before] = articles;
  const old = createRelatedIndex(before);
  const now = createRelatedIndex(added ? [added, ...before] : []);
  const changed = before.filter((_, i) => old.find(i).join() !== now.find(i + 1).join());
  expect(changed.length).toBeLessThan(50);
});

test('each article of the site has other articles as related ones, those with its tags first', () => {
  const fronts = articleFronts();
  for (const { slug, tags } of fronts) {
    const related = relatedArticles(slug);
    expect(related).toHaveLength(Math.min(3, fronts.length - 1));
    expect(new Set([slug, ...related.map((each) => each.slug)]).size).toBe(related.length + 1);
    const shared = related.map((each) => each.tags.filter((tag) => tags.includes(tag)).length);
    expect(shared).toEqual([...shared].sort((a, b) => b - a));
  }
  expect(relatedArticles('nothing')).toEqual([]);
});
