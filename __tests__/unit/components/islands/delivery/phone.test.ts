import { expect, test } from '@jest/globals';
import { tidyPhone } from '@/components/islands/delivery/phone';

test.each([
  ['9876543210', '9876543210'],
  ['(987) 654-3210', '9876543210'],
  ['987–654—3210', '9876543210'],
  ['\u202a98765\u200b43210\u202c\ufeff', '9876543210'],
  ['９８７６５ ４３２１０', '9876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['+44 7700 900123', '+447700900123'],
  ['987654a3210987x', '987654a3210987x'],
  ['020 7946 0958 ext 12', '02079460958 ext. 12'],
  ['+44 20 7946 0958x12', '+442079460958 ext. 12'],
  ['020 7946 0958, #12', '02079460958 ext. 12'],
  ['020 7946 0958 доб. ١٢', '02079460958 ext. 12'],
])('%j becomes %j', (typed, tidy) => {
  expect(tidyPhone(typed)).toBe(tidy);
});

test('a digit of every script becomes its value', () => {
  const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0xff10, 0x116d0, 0x116da, 0x1d7ce];
  for (const zero of zeros) {
    const digits = Array.from({ length: 10 }, (_, i) => String.fromCodePoint(zero + i)).join('');
    expect(tidyPhone(digits)).toBe('0123456789');
  }
});
