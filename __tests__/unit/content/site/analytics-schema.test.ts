/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
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
  ['ask', '', 'absent'],
])('"%s" with the id "%s" is %s', (consent, pixel, tracker) => {
  expect(parseTracker(consent, pixel)).toMatchObject({ tracker, pixel: pixel || null });
});

test.each(['1234;', '१२३४'])(
  'the id "%s" stops the build with the variable, what it holds and the remedy',
  (id) => {
    const message = getErrorMessage(() => parseTracker('start', id));
    expect(message).toMatch(/^content\/site\.yaml is invalid:\n {2}pixel: /);
    expect(message).toContain(`NEXT_PUBLIC_META_PIXEL_ID is "${id}": expected the pixel's id`);
    expect(message).toContain('Correct it, or remove it');
  },
);

const MANUAL = 'content/add-a-tracker.md';
const manual = readFileSync(MANUAL, 'utf8');
const examples = [...manual.matchAll(/^## (.+)\n```yaml\n([\s\S]*?)^```$/gm)];

/** What each maker's script has been told. */
const told: Readonly<Record<string, () => unknown>> = {
  Plausible: () => Reflect.get(window, 'plausible').q,
  'Google Analytics 4': () => Reflect.get(window, 'dataLayer'),
  Matomo: () => Reflect.get(window, '_paq'),
  Umami: () => track.mock.calls,
};
const track = jest.fn();
Object.assign(window, { umami: { track } });

test.each(examples.map(([, name = '', yaml = '']) => [name, yaml]))(
  'the example of %s is a tracker, and its start file in the manual counts a sent form',
  (name, yaml) => {
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
    const [{ start } = { start: '' }] = settings.scripts;
    const [, rest = ''] = manual.split(`\`\`\`js public${start}\n`);
    const code = rest.replace(/^```[\s\S]*/m, '');
    expect(code).not.toBe('');
    new Function(code)();
    const countSent = () => JSON.stringify(told[name]?.()).split('inquiry').length - 1;
    const send = () =>
      document.dispatchEvent(new CustomEvent('form-sent', { detail: { form: 'inquiry' } }));
    send();
    expect(countSent()).toBe(1);
    dispatchEvent(new CustomEvent('consent', { detail: 'refused' }));
    // The other two have a switch of their own.
    if (!code.includes('counts')) return;
    send();
    expect(countSent()).toBe(1);
  },
);

test.each([
  [{ src: 'http://stats.example.com/a.js' }, 'script.src: expected a full address'],
  [{ connect: ['https://a.example.com/api'] }, 'script.connect.0: expected "https://" or "wss://"'],
  [{ frames: ['*'] }, 'script.frames.0: expected "https://" and a host'],
  [
    { attributes: { onload: 'a()' } },
    'script.attributes.onload: expected another name: such as data-domain',
  ],
  [{ cookies: ['*'] }, 'script.cookies.0: expected a name such as _ga'],
])('the script %j is refused', (changes, words) => {
  const script = { src: 'https://stats.example.com/a.js', ...changes };
  const message = getErrorMessage(() =>
    parse('content/site.yaml', analytics, { consent: 'ask', pixel: '', question, script }),
  );
  expect(message).toContain(words);
});

test('a site may have several scripts, and the pixel beside them', () => {
  const script = ['a', 'b'].map((name) => ({ src: `https://stats.example.com/${name}.js` }));
  const settings = parse('content/site.yaml', analytics, {
    ...{ consent: 'ask', pixel: '12', question, script },
  });
  expect(settings.scripts.map(({ src }) => src)).toEqual(script.map(({ src }) => src));
  expect(settings).toMatchObject({ pixel: '12', tracker: 'ask' });
  expect(settings.question.text).toBe(`${question.text} ${question.ofScript.text}`);
});
