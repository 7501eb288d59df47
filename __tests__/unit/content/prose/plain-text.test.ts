import { describe, expect, test } from '@jest/globals';
import { plainText, textOf } from '@/content/prose/plain-text';

describe('plainText', () => {
  test.each([
    ['headings as sentences', '## What it cost\n\nFour days.', 'What it cost. Four days.'],
    ['no pictures', 'Before ![A till](case-pos "The till") after.', 'Before after.'],
    ['no code blocks', 'Run it:\n\n```sh\nnpm start\n```\n\nDone.', 'Run it: Done.'],
    ['no escapes', 'Write \\{name} and 2 \\* 3.', 'Write {name} and 2 * 3.'],
    ['the words of a link with brackets', 'See [this](/a_(b)) now.', 'See this now.'],
    ['tables', '| Day | Cost |\n| --- | ---: |\n| One | £40 |', 'Day Cost One £40'],
    [
      'the words of a directive without its fences',
      ':::callout{title="In short"}\nRead the plan.\n:::',
      'Read the plan.',
    ],
  ])('has %s', (_, markdown, expected) => {
    expect(plainText(markdown)).toBe(expected);
  });
});

describe('textOf', () => {
  test('reads sentences at any depth, once each, in their order', () => {
    const content = {
      title: 'We build the bridge',
      cards: [{ text: 'One long sentence.' }, { text: 'One long sentence.' }],
      note: 'And then another',
    };
    expect(textOf(content)).toBe('We build the bridge. One long sentence. And then another.');
  });

  test('leaves out names, addresses, alternative texts and actions', () => {
    const content = {
      name: 'sprite-ball',
      href: '/contact',
      alt: 'A ball made of clay',
      action: { label: 'Talk to an engineer' },
      count: 3,
      nothing: null,
    };
    expect(textOf(content)).toBe('');
  });
});
