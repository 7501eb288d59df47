import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { WorkingDay } from '@/components/ui/WorkingDay/WorkingDay';
import { createTimeWords } from '@/content/schema/time-words';
import { getWorkingDay } from '@/content/schema/working-day';

const words = createTimeWords('en-GB', { clock: 12, hours: '{opens} to {closes}' });
const place = { latitude: 50 };
const north = {
  ...{ city: 'North', number: 1, timeZone: 'Asia/Colombo', place },
  hours: [{ days: ['Monday' as const], opens: '08:00', closes: '21:00' }],
};
const south = {
  ...{ city: 'South', number: 2, timeZone: 'Atlantic/Faroe', place },
  hours: [{ days: ['Monday' as const], opens: '10:00', closes: '18:00' }],
};

const show = (...offices: (typeof north)[]) => {
  const workingDay = getWorkingDay(offices, 'winter', words);
  render(<WorkingDay label="A day" shared="All open" caption="Tea." workingDay={workingDay} />);
  return {
    bars: screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent),
    arch: screen.queryByText('All open'),
    /** A time of the shared hours, by its place. */
    time: screen.queryAllByText(workingDay.shifts[0]?.shared?.start ?? 'none')[0],
  };
};

test('two offices have an arch over the hours that they share', () => {
  const { bars, arch, time } = show(north, south);
  expect(bars).toEqual(['North 8:00 am to 9:00 pm', 'South 10:00 am to 6:00 pm']);
  expect(arch).toBeVisible();
  expect(time?.closest('[data-inside]')).toBeNull();
  // The drawing shows 15.5 hours. The arch begins after 7.5 of them, and ends after 13.
  const { style } = screen.getByRole('figure', { name: 'A day' });
  expect([style.getPropertyValue('--from'), style.getPropertyValue('--to')]).toEqual([
    '0.484',
    '0.839',
  ]);
});

test('one office has no arch', () => {
  expect(show(north).arch).toBeNull();
});

test('the times of the shared hours stand inside the arch where one has no room beside it', () => {
  const { time } = show(north, { ...north, city: 'Beside', number: 2 });
  expect(time?.closest('[data-inside]')).toHaveAttribute('data-inside', 'true');
});
