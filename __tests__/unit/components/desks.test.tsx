import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { JobBody } from '@/components/sections/job-description/JobBody/JobBody';
import { examples } from '@/components/sections/job-description/JobBody/JobBody.examples';
import { sampleJob } from '@/components/sections/sampleOffices';

const [example] = examples;

/** Renders a job of an office with some words under its clock. */
function show(office: number, desks: { office: number; words: string }[]) {
  const job = { ...sampleJob, office: { ...sampleJob.office, number: office } };
  const props = { ...example?.props, job, desks } as Parameters<typeof JobBody>[0];
  render(<JobBody {...props} />);
}

const desks = [
  { office: 4, words: 'The time in the far shed.' },
  { office: 1, words: 'The time in the near shed.' },
];

test('a job has the words of its own office under the clock', () => {
  show(4, desks);
  expect(screen.getByText('The time in the far shed.')).toBeInTheDocument();
  expect(screen.queryByText('The time in the near shed.')).toBeNull();
});

test('a job of an office without words has the clock alone', () => {
  show(2, desks);
  expect(screen.queryByText(/The time in/)).toBeNull();
});
