import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { measureCharacters } from '@/components/islands/motion/measureCharacters';

const { getBoundingClientRect } = Range.prototype;

// jsdom has no layout.
beforeEach(() => {
  Range.prototype.getBoundingClientRect = function measure() {
    return new DOMRect(this.startOffset * 10, 0, 10, 20);
  };
});

afterEach(() => {
  Range.prototype.getBoundingClientRect = getBoundingClientRect;
});

test.each(['12+', '<font><font>12+</font></font>'])('measures each character of %s', (html) => {
  const element = document.createElement('span');
  element.style.fontSize = '10px';
  element.innerHTML = html;
  document.body.append(element);
  expect(measureCharacters(element)).toEqual([
    { left: '0em', width: '1em' },
    { left: '1em', width: '1em' },
    { left: '2em', width: '1em' },
  ]);
});
