import type { Scene } from './storyboard';

/** Formats seconds for WebVTT: 00:03.850. */
function formatTime(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(Math.floor(whole / 60_000), 2)}:${part(Math.floor(whole / 1000) % 60, 2)}.${part(whole % 1000, 3)}`;
}

/** The longest row of a caption, in characters. */
const MAX_ROW_LENGTH = 38;

/** Breaks a long sentence into two rows of similar length. */
function breakRows(text: string): string {
  if (text.length <= MAX_ROW_LENGTH) return text;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const [at = 0] = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return `${text.slice(0, at)}\n${text.slice(at + 1)}`;
}

/** Places a caption one row above the lower edge. Players keep such captions clear of their controls. */
const getPosition = (text: string) => `line:-${text.split('\n').length + 1}`;

/** Formats the film's captions as WebVTT. The first cue is a note that the film has no sound. */
export function captions(scenes: readonly Scene[], note: string): string {
  const [title] = scenes;
  const first = title ? [{ at: title.at, until: title.until, text: `[${note}]` }] : [];
  const spoken = scenes.flatMap(({ lines }) =>
    lines.map(({ speaker, rows, at, until }) => ({
      at,
      until,
      text: `<v ${speaker}>${breakRows(`${speaker}: ${rows.join(' ')}`)}`,
    })),
  );
  const cues = [...first, ...spoken].map(
    ({ at, until, text }) =>
      `${formatTime(at)} --> ${formatTime(until)} ${getPosition(text)}\n${text}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}
