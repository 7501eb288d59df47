import { expect, test } from '@jest/globals';
import { createShorten } from '../class-names';

const shorten = createShorten(['Aa_card', 'Aa_card Bb_base', '-3N-EG_wide']);

test.each([
  ['<p class="Aa_card Bb_base other">Aa_cards</p>', '<p class="c0 c1 other">Aa_cards</p>'],
  ['.Aa_card:hover>.Bb_base{color:red}', '.c0:hover>.c1{color:red}'],
  ['.-\\33 N-EG_wide{color:red}', '.c2{color:red}'],
  ['{"both":"Aa_card Bb_base"}', '{"both":"c0 c1"}'],
])('shortens the class names in %s, and nothing else', (text, short) => {
  expect(shorten(text)).toBe(short);
});
