import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { WorkingDay } from '@/components/ui/WorkingDay/WorkingDay';
import { getWorkingDay } from '@/content/schema/working-day';

const place = { latitude: 50 };
const north = {
  ...{ city: 'North', number: 1, timeZone: 'Asia/Colombo', place },
  hours: { opens: '08:00', closes: '21:00' },
};
const south = {
  ...{ city: 'South', number: 2, timeZone: 'Atlantic/Faroe', place },
  hours: { opens: '10:00', closes: '18:00' },
};
const shared = 'All sheds are open';

/** Draws a winter day of some offices, and reads the drawing. */
function show(...offices: readonly (typeof north)[]) {
  render(
    <WorkingDay
      label="A day"
      shared={shared}
      caption="Then we drink tea."
      workingDay={getWorkingDay(offices, 'winter')}
    />,
  );
  const figure = screen.getByRole('figure', { name: 'A day' });
  const rows = within(figure)
    .getAllByRole('listitem')
    .map((row) => {
      const [bar, clock] = row.querySelectorAll('p');
      const [name, ...times] = [...(clock?.children ?? [])].map((part) => part.textContent.trim());
      return { bar: bar?.textContent, name, times };
    });
  return { figure, rows, arch: figure.querySelector<HTMLElement>('[aria-hidden]:empty') };
}

const readPlace = ({ style }: HTMLElement) =>
  ['--from', '--to'].map((name) => Number(style.getPropertyValue(name)));

test('each office has a bar and a clock with its name, and both clocks name the shared hours', () => {
  const { figure, rows, arch } = show(north, south);
  expect(rows).toEqual([
    { bar: 'North 8:00 am to 9:00 pm', name: 'North', times: ['3:30 pm', '9:00 pm'] },
    { bar: 'South 10:00 am to 6:00 pm', name: 'South', times: ['10:00 am', '3:30 pm'] },
  ]);
  // The drawing shows 15.5 hours. The arch begins after 7.5 of them, and ends after 13.
  expect(arch).toBeInTheDocument();
  expect(readPlace(figure)).toEqual([0.484, 0.839]);
  expect(screen.getByText(shared)).toBeInTheDocument();
});

test('one office has one bar, no arch and no words about shared hours', () => {
  const { figure, rows, arch } = show(north);
  expect(rows).toHaveLength(1);
  expect(arch).toBeNull();
  expect(figure).not.toHaveTextContent(shared);
});
