import { expect, test } from '@jest/globals';
import { captions } from '@/scripts/makers/studio/film/captions';

test('a cue has a sentence, its speaker and its time', () => {
  const vtt = captions(
    [
      { id: 'title', at: 0, until: 3.4, lines: [] },
      {
        id: 'count',
        at: 3.4,
        until: 62.005,
        lines: [{ speaker: 'Tom', rows: ['Count something', 'first.'], at: 3.85, until: 62.005 }],
      },
    ],
    'Without sound',
  );
  expect(vtt).toBe(
    'WEBVTT\n\n00:00.000 --> 00:03.400 line:-2\n[Without sound]\n\n00:03.850 --> 01:02.005 line:-2\n<v Tom>Tom: Count something first.\n',
  );
});

test('a long sentence has two rows', () => {
  const rows = ['We send notes at six', 'and wake up to a build.'];
  const lines = [{ speaker: 'Tom', rows, at: 0, until: 4 }];
  expect(captions([{ id: 'river', at: 0, until: 4, lines }], 'Without sound')).toContain(
    'line:-3\n<v Tom>Tom: We send notes at six\nand wake up to a build.\n',
  );
});
