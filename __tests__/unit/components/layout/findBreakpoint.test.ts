import { expect, test } from '@jest/globals';
import { findBreakpoint } from '@/components/layout/Header/findBreakpoint';

const GERMAN = ['Startseite', 'Über das Unternehmen', 'Fachbeiträge', 'Dienstleistungen'];

test.each<[string, number, string[], string]>([
  ['laptop', 150, ['Home', 'About Us', 'Blogs', 'Services'], 'Contact Us'],
  ['desktop', 141, GERMAN, 'Kontakt aufnehmen'],
  ['wide', 240, [...GERMAN, 'Karriere'], 'Kontakt aufnehmen'],
  ['never', 240, [...GERMAN, ...GERMAN], 'Kontakt aufnehmen'],
  ['desktop', 150, ['会社情報', '採用情報', 'サービス一覧', 'ブログ記事'], 'お問い合わせはこちら'],
])(
  'a header shows its navigation from the breakpoint on that has room: %s',
  (from, logo, words, call) => {
    expect(findBreakpoint(logo, words, call)).toBe(from);
  },
);
