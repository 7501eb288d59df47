import { describe, expect, test } from '@jest/globals';
import { isNear, splitExcerpt, splitTitle } from '@/components/islands/search/markWords';
import { toPhrase, toTerms } from '@/components/islands/search/query';
import {
  countMinutes,
  cutSentences,
  cutText,
  joinByComma,
  joinWords,
  toSentence,
  toWords,
} from '@/content/schema/words';
import { describeMeta } from '@/scripts/site/check/odd-meta';

/** Marked pieces in brackets. */
const show = (pieces: ReturnType<typeof splitTitle>) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

/** A sentence of some 10 words, a title, and a query that the engine answers with an excerpt. */
const LANGUAGES = [
  {
    language: 'de',
    sentence: 'Wir bauen für kleine Betriebe in Köln Seiten, die jeder gerne liest.',
    query: 'seiten für köln',
    terms: 'seiten für köln',
    excerpt: 'kleine Betriebe in <mark>Köln.</mark>',
    title: ['Seiten aus Köln', '[Seiten] aus [Köln]'],
    minutes: 12,
  },
  {
    language: 'hi',
    sentence: 'हम दिल्ली की छोटी कंपनियों के लिए तेज़ और साफ़ वेबसाइट बनाते हैं और उन्हें संभालते हैं।',
    query: 'वेबसाइट कंपनी',
    terms: 'वेबसाइट कंपनी',
    excerpt: 'छोटी <mark>कंपनियों</mark> के लिए',
    title: ['कंपनी की वेबसाइट', '[कंपनी] की [वेबसाइट]'],
    minutes: 17,
  },
  {
    language: 'ja',
    sentence: '私たちは東京で、小さな会社のために速くて読みやすい静的サイトを作っています。',
    query: '静的サイト',
    terms: '静的 サイト',
    excerpt: '読みやすい<mark>静的</mark><mark>サイト</mark>を',
    title: ['静的サイトの制作', '[静的][サイト]の制作'],
    minutes: 15,
  },
  {
    language: 'th',
    sentence: 'เราสร้างเว็บไซต์ที่เร็วและอ่านง่ายสำหรับบริษัทขนาดเล็กในกรุงเทพและเชียงใหม่ ',
    query: 'เว็บไซต์บริษัท',
    terms: 'เว็บไซต์ บริษัท',
    excerpt: 'เราสร้าง<mark>เว็บไซต์</mark>ที่เร็ว',
    title: ['เว็บไซต์ขนาดเล็ก', '[เว็บไซต์]ขนาดเล็ก'],
    minutes: 16,
  },
] as const;

describe.each(LANGUAGES)(
  '$language',
  ({ language, sentence, query, terms, excerpt, title, minutes }) => {
    const gap = /^(ja|th|zh)$/.test(language) ? '' : ' ';

    test('a text of 200 sentences has a reading time', () => {
      expect(countMinutes(Array(200).fill(sentence).join(gap), language)).toBe(minutes);
    });

    test('a summary has whole sentences', () => {
      const text = [sentence, sentence, sentence, sentence].join(gap);
      expect(cutSentences(text, 160, language)).toBe([sentence, sentence].join(gap).trim());
    });

    test('one sentence is a description, and four are too long', () => {
      const describeText = (description: string) =>
        describeMeta('x', { meta: { title: title[0], description } });
      expect(describeText(sentence)).toEqual([]);
      expect(describeText(sentence.repeat(4))).toHaveLength(1);
    });

    test('a query becomes words, and what the engine finds is shown and marked', () => {
      const found = toTerms(query, 'x', language);
      expect(toPhrase(found)).toBe(terms);
      expect(isNear(excerpt, query, language)).toBe(true);
      expect(isNear('<mark>B</mark>', query, language)).toBe(false);
      expect(splitExcerpt(excerpt).filter(({ marked }) => marked)).toHaveLength(1);
      expect(show(splitTitle(title[0], found, language))).toBe(title[1]);
    });
  },
);

test.each([
  ['You will build whole features.', 20, 'You will build whole'],
  ['👨‍👩‍👧 café', 5, '👨‍👩‍👧 caf'],
  ['小さな船を作ります。', 8, '小さな船'],
  ['हिन्दी', 1, 'हि'],
])('the beginning of %j with the length %d is %j', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});

test.each([
  ['そして本', ['そして', '本'], '。'],
  ['यह', ['यह'], '।'],
  ['A boat', ['A', 'boat'], '.'],
])('%s has words and ends with a full stop', (text, words, stop) => {
  expect(toWords(text, 'ja')).toEqual(words);
  expect(toSentence(text)).toBe(text + stop);
  expect(toSentence(text + stop)).toBe(text + stop);
});

test.each([
  [['Noida', 'India'], 'Noida, India'],
  [['東京', '日本'], '東京、日本'],
  [['Sam', '7 دقائق'], 'Sam، 7 دقائق'],
  [['สมชาย', 'กรุงเทพฯ'], 'สมชาย กรุงเทพฯ'],
])('the parts %j are joined as their script has it', (parts, text) => {
  expect(joinByComma(parts)).toBe(text);
});

test('lines of a title are one text, with blanks where their script has them', () => {
  expect(joinWords(['専門家と', '出会う'])).toBe('専門家と出会う');
  expect(joinWords(['React', '入門'])).toBe('React 入門');
});

test('a browser without a segmenter splits scripts without blanks at each letter', () => {
  const own = { value: Intl.Segmenter, configurable: true, writable: true };
  Object.defineProperty(Intl, 'Segmenter', { ...own, value: undefined });
  try {
    expect(toTerms('静的 Site', '', 'ja')).toEqual(['静', '的', 'site']);
    expect(cutText('小さな', 4)).toBe('小さ');
    expect(cutSentences('Eins. Zwei. Drei.', 11, 'de')).toBe('Eins. Zwei.');
  } finally {
    Object.defineProperty(Intl, 'Segmenter', own);
  }
});
