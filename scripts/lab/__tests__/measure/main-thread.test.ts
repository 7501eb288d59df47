/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { addUp, type TraceEvent } from '@/scripts/lab/measure/main-thread';
import { mainThreadTable } from '@/scripts/lab/measure/report';

const event = (name: string, tdur: number, tid = 1): TraceEvent => ({
  name,
  pid: 7,
  tid,
  ph: 'X',
  tdur,
});

const trace = [
  event('RunTask', 90_000),
  event('UpdateLayoutTree', 20_000),
  event('UpdateLayoutTree', 10_000),
  event('Commit', 2_000),
  event('Commit', 3_000),
  event('RunTask', 10_000),
  event('RunTask', 500_000, 2),
  event('UpdateLayoutTree', 400_000, 2),
];

test('adds up the work of the thread that styled the page most often', () => {
  expect(addUp(trace)).toMatchObject({ all: 100, frames: 2, longest: 90, style: 30, paint: 5 });
});

test('an empty trace is an error', () => {
  expect(() => addUp([])).toThrow('The trace has no page.');
});

test('the table compares each page with the first', () => {
  const work = addUp(trace);
  const rows = mainThreadTable([
    { name: '/ by hand', url: '/', work: { ...work, all: 50 } },
    { name: '/', url: '/', reduced: true, work },
  ]).split('\n');
  expect(rows.slice(2)).toEqual([
    '| / by hand | 50 | 1.00 | 2 | 90 | 0 | 30 | 0 | 5 | 0 |',
    '| /, reduced motion | 100 | 2.00 | 2 | 90 | 0 | 30 | 0 | 5 | 0 |',
  ]);
});
