import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exampleOf } from '@/components/sections/exampleOf';
import { JobBody } from '@/components/sections/job-description/JobBody/JobBody';
import { jobBody } from '@/components/sections/job-description/JobBody/JobBody.schema';
import { sampleJob } from '@/components/sections/sampleOffices';

const desks = [
  { office: 4, words: 'The time in the far shed.' },
  { office: 1, words: 'The time in the near shed.' },
];

test.each([
  [4, ['The time in the far shed.']],
  [2, []],
])('a job of office %d has its words %j under the clock', (number, words) => {
  const job = { ...sampleJob, office: { ...sampleJob.office, number } };
  render(<JobBody {...exampleOf(jobBody, 'short')} job={job} desks={desks} dialog="x" open />);
  expect(screen.queryAllByText(/The time in/).map((each) => each.textContent)).toEqual(words);
});
