import { expect, test } from '@jest/globals';
import { createShorten } from '../class-names';

const shorten = createShorten(['Aa_card', 'Aa_card Bb_base', '-3N-EG_wide', 'dark']);

test.each([
  ['<p class="Aa_card Bb_base other">Aa_cards</p>', '<p class="b0 b1 other">Aa_cards</p>'],
  ['.Aa_card:hover>.Bb_base{color:red}', '.b0:hover>.b1{color:red}'],
  ['.-\\33 N-EG_wide{color:red}', '.b2{color:red}'],
  ['<p class="dark">Aa_card is dark</p>', '<p class="dark">b0 is dark</p>'],
  ['{"both":"Aa_card Bb_base"}', '{"both":"b0 b1"}'],
])('shortens the class names in %s, and nothing else', (text, short) => {
  expect(shorten(text)).toBe(short);
});
