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

test.each([
  [
    [north, south],
    ['North 8:00 am to 9:00 pm', 'South 10:00 am to 6:00 pm'],
    ['0.484', '0.839'],
  ],
  [[north], ['North 8:00 am to 9:00 pm'], undefined],
])('%# each office has a bar, and two have an arch over the hours that they share', (...row) => {
  const [offices, bars, arch] = row;
  const workingDay = getWorkingDay(offices, 'winter', words);
  render(<WorkingDay label="A day" shared="All open" caption="Tea." workingDay={workingDay} />);
  const figure = screen.getByRole('figure', { name: 'A day' });
  const shown = screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
  expect(shown).toEqual(bars);
  expect(figure.querySelector('span:empty') !== null).toBe(arch !== undefined);
  expect(screen.queryByText('All open') !== null).toBe(arch !== undefined);
  // The drawing shows 15.5 hours. The arch begins after 7.5 of them, and ends after 13.
  const ends = ['--from', '--to'].map((name) => figure.style.getPropertyValue(name));
  if (arch) expect(ends).toEqual(arch);
});

test.each([
  ['outside the arch where all have room', south, null],
  ['inside it elsewhere', { ...north, city: 'Beside', number: 2 }, 'true'],
])('the times of the shared hours stand %s', (_, other, inside) => {
  const workingDay = getWorkingDay([north, other], 'winter', words);
  render(<WorkingDay label="A day" shared="All open" caption="Tea." workingDay={workingDay} />);
  const [time] = screen.getAllByText(workingDay.shifts[0]?.shared?.start ?? '');
  expect(time?.closest('[data-inside]')?.getAttribute('data-inside') ?? null).toBe(inside);
});
