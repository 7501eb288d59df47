import type { Scene } from './storyboard';

/** Seconds as WebVTT writes them: 00:03.850. */
function stamp(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(Math.floor(whole / 60_000), 2)}:${part(Math.floor(whole / 1000) % 60, 2)}.${part(whole % 1000, 3)}`;
}

/** Words that a screen holds in one row of captions, in characters. */
const ROW = 38;

/** Breaks a sentence into two rows of like length where it is too long for one. */
function broken(text: string): string {
  if (text.length <= ROW) return text;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [at = 0] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return `${text.slice(0, at)}\n${text.slice(at + 1)}`;
}

/** A row above the lower edge, counted in rows, for players keep those clear of their controls. */
const place = (text: string) => `line:-${text.split('\n').length + 1}`;

/** The film's captions in WebVTT: a cue for every sentence, and a first one that says why it is quiet. */
export function captions(scenes: readonly Scene[], note: string): string {
  const [title] = scenes;
  const first = title ? [{ at: title.at, until: title.until, text: `[${note}]` }] : [];
  const said = scenes.flatMap(({ lines }) =>
    lines.map(({ speaker, rows, at, until }) => ({
      at,
      until,
      text: `<v ${speaker}>${broken(`${speaker}: ${rows.join(' ')}`)}`,
    })),
  );
  const cues = [...first, ...said].map(
    ({ at, until, text }) => `${stamp(at)} --> ${stamp(until)} ${place(text)}\n${text}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
