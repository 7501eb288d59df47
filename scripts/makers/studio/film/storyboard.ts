import { film } from '@/content/site/shared';

/** A sentence on the screen, from `at` to `until` in seconds of the film. */
export type Line = {
  speaker: string;
  /** The line breaks are set by hand, because the type grows wider and must not break again. */
  rows: readonly string[];
  at: number;
  until: number;
};

/** A set of the film, with its lines. */
export type Scene = { id: SceneId; at: number; until: number; lines: readonly Line[] };

type SceneId = 'title' | 'aprons' | 'till' | 'key' | 'river' | 'distance' | 'count' | 'logo';
type Plan = {
  id: SceneId;
  /** The duration of a set without lines. */
  seconds?: number;
  /** The lines: words with row breaks at " / ", and the duration in seconds. */
  lines?: readonly (readonly [words: string, seconds: number])[];
};

/** A set rises over the one before. Its first line waits until it is half up. */
const RISE_SECONDS = 0.45;

const PLAN: readonly Plan[] = [
  { id: 'title', seconds: 3.4 },
  {
    id: 'aprons',
    lines: [
      ['What did you think when / two engineers asked for aprons?', 2.1],
      ['That it was a joke, / and then that they / were slow with / the bread knife.', 4],
    ],
  },
  {
    id: 'till',
    lines: [
      ['By the second / Saturday they could / tell me which key / the till was missing.', 4.2],
    ],
  },
  {
    id: 'key',
    lines: [
      ['Which key was it?', 1.4],
      ['“Same again.”', 1.6],
      ['Half the shop / says it every / morning.', 2.1],
      ['It is the largest key / now, and my aunt / believes she / invented it.', 3.9],
    ],
  },
  {
    id: 'river',
    lines: [
      ['And working with people / five time zones away?', 2],
      ['We send notes at six / and wake up to a build.', 4],
    ],
  },
  {
    id: 'distance',
    lines: [['It turns out / that distance / makes people / write things down.', 3.2]],
  },
  {
    id: 'count',
    lines: [
      ['What would you tell somebody / who is about to start?', 1.9],
      ['Count something / first.', 1.7],
      ['We counted / minutes.', 1.7],
      [
        'If you do not know / that an order takes / 36 of them, you will / never enjoy it / taking three.',
        4.9,
      ],
    ],
  },
  { id: 'logo', seconds: 2.9 },
];

/** Finds the speaker of `words` in the page's transcript. */
function findSpeaker(words: string): string {
  const line = film().transcript.lines.find((candidate) => candidate.words.includes(words));
  if (!line) {
    throw new Error(
      `"${words}" is not in the transcript of content/film.yaml: change scripts/makers/studio/film/storyboard.ts.`,
    );
  }
  return line.speaker;
}

function scenes(): Scene[] {
  let now = 0;
  return PLAN.map(({ id, seconds = 0, lines: planned = [] }) => {
    const at = now;
    const lines = planned.map(([words, duration], index) => {
      const rows = words.split(' / ');
      const start = now + (index === 0 ? RISE_SECONDS : 0);
      now += duration;
      return { speaker: findSpeaker(rows.join(' ')), rows, at: start, until: now };
    });
    now += seconds;
    return { id, at, until: now, lines };
  });
}

/** The film's sets, in order. */
export const storyboard: readonly Scene[] = scenes();

/** The length of the film in seconds. */
export const duration = storyboard.at(-1)?.until ?? 0;
