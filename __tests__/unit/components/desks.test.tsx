import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exampleOf } from '@/components/sections/exampleOf';
import { JobBody } from '@/components/sections/job-description/JobBody/JobBody';
import { jobBody } from '@/components/sections/job-description/JobBody/JobBody.schema';
import { sampleJob } from '@/components/sections/sampleOffices';

/** Renders a job of an office with some words under its clock. */
function show(office: number, desks: { office: number; words: string }[]) {
  const job = { ...sampleJob, office: { ...sampleJob.office, number: office } };
  const words = exampleOf(jobBody, 'short');
  render(<JobBody {...words} job={job} desks={desks} dialog="inquiry" open />);
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
