import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse as read } from 'yaml';
import { z } from 'zod';
import { getErrorMessage } from '@/__tests__/support/messages';
import { readFields } from '@/content/files/read-file';
import { parse } from '@/content/schema/parse';
import { analytics } from '@/content/site/analytics-schema';

/** The part of the file that the schema reads. */
const switchesInFile = z.object({
  analytics: z.object({ question: z.custom<z.input<typeof analytics>['question']>() }),
});

/** The question as the file has it, with the words for a script. */
const { question } = switchesInFile.parse(readFields('content/site.yaml')).analytics;
const parseTracker = (consent: string, pixel: string) =>
  parse('content/site.yaml', analytics, { consent, pixel, question });

test.each([
  ['start', '1234567890123456', 'start'],
  ['ask', '1234567890123456', 'ask'],
  ['start', '', 'absent'],
  ['ask', '', 'absent'],
])('"%s" with the id "%s" is %s', (consent, pixel, tracker) => {
  expect(parseTracker(consent, pixel)).toMatchObject({ tracker, pixel: pixel || null });
});

test.each(['12 34', '1234;', '१२३४', '1234\n'])(
  'the id "%s" stops the build with the variable, what it holds and the remedy',
  (id) => {
    const message = getErrorMessage(() => parseTracker('start', id));
    expect(message).toMatch(/^content\/site\.yaml is invalid:\n {2}pixel: /);
    expect(message).toContain(`NEXT_PUBLIC_META_PIXEL_ID is "${id}": expected the pixel's id`);
    expect(message).toContain('Correct it, or remove it');
  },
);

test('there are two settings', () => {
  expect(getErrorMessage(() => parseTracker('never', ''))).toMatch(/consent: .*"start".*"ask"/);
});

const MANUAL = 'content/add-a-tracker.md';
const manual = readFileSync(MANUAL, 'utf8');
const examples = [...manual.matchAll(/^## (.+)\n```yaml\n([\s\S]*?)^```$/gm)];

test('the manual has four examples', () => {
  expect(examples).toHaveLength(4);
});

test.each(examples.map(([, name = '', yaml = '']) => [name, yaml]))(
  'the example of %s is a tracker, and its start file in the manual runs',
  (_, yaml) => {
    const settings = parse(MANUAL, analytics, {
      consent: 'ask',
      pixel: '',
      question,
      ...read(yaml),
    });
    expect(settings).toMatchObject({
      tracker: 'ask',
      question: { text: question.ofScript.text, more: { label: question.ofScript.more } },
    });
    const { start } = settings.script ?? {};
    if (start === undefined) return;
    const [, code = ''] = manual.split(`\`\`\`js public${start}\n`);
    expect(code).not.toBe('');
    new Function(code.replace(/^```[\s\S]*/m, ''))();
  },
);

test.each([
  [{ src: 'http://stats.example.com/a.js' }, 'script.src: expected a full address'],
  [{ connect: ['https://*'] }, 'script.connect.0: expected "https://" and a host'],
  [{ connect: ['https://a.example.com/api'] }, 'script.connect.0: expected "https://" and a host'],
  [
    { attributes: { onload: 'a()' } },
    'script.attributes.onload: expected another name: such as data-domain',
  ],
  [{ start: 'start.js' }, 'script.start: expected the path of a file in public'],
  [{ cookies: ['*'] }, 'script.cookies.0: expected a name such as _ga'],
])('the script %j is refused', (changes, words) => {
  const script = { src: 'https://stats.example.com/a.js', ...changes };
  const message = getErrorMessage(() =>
    parse('content/site.yaml', analytics, { consent: 'ask', pixel: '', question, script }),
  );
  expect(message).toContain(words);
});

test('a site has the pixel or a script, not both', () => {
  const script = { src: 'https://stats.example.com/a.js' };
  const message = getErrorMessage(() =>
    parse('content/site.yaml', analytics, { consent: 'ask', pixel: '12', question, script }),
  );
  expect(message).toContain('script: expected none, because NEXT_PUBLIC_META_PIXEL_ID is set');
});
