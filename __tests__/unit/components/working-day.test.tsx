import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { CareersIntro } from '@/components/sections/careers/CareersIntro/CareersIntro';
import { AboutTeaser } from '@/components/sections/home/AboutTeaser/AboutTeaser';
import { getWorkingDay } from '@/content/schema/working-day';

const createOffice = (
  city: string,
  number: number,
  timeZone: string,
  opens: string,
  closes: string,
) => ({
  city,
  number,
  timeZone,
  hours: { opens, closes },
  place: { latitude: 50 },
});

const north = createOffice('North', 1, 'Asia/Colombo', '08:00', '21:00');
const south = createOffice('South', 2, 'Atlantic/Faroe', '10:00', '18:00');
const west = createOffice('West', 3, 'America/Halifax', '09:15', '17:00');
const far = createOffice('Far', 4, 'Pacific/Fiji', '09:00', '18:00');

const draw = (offices: readonly (typeof north)[], clock = offices[1] ?? north) =>
  getWorkingDay(offices, clock, 'winter');

const shared = 'All sheds are open';

describe('the day on the home page', () => {
  const show = (workingDay: ReturnType<typeof draw>, words: string | undefined = shared) => {
    render(
      <AboutTeaser
        title="Sheds"
        paragraphs={['Boats.']}
        action={{ label: 'More', href: '/about-us' }}
        day={{ shared: words, caption: 'A winter day.' }}
        workingDay={workingDay}
      />,
    );
    const [, shifts] = screen.getAllByRole('list', { hidden: true });
    return shifts ? within(shifts).getAllByRole('listitem') : [];
  };

  test('has a bar for each office, and a bracket under the hours that all share', () => {
    const bars = show(draw([north, south]));
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'North 8:00 am to 9:00 pm',
      'South 10:00 am to 6:00 pm',
    ]);
    const bracket = screen.getByText(shared);
    expect(bracket.style.getPropertyValue('--from')).toBe('10');
    expect(bracket.style.getPropertyValue('--to')).toBe('15.5');
  });

  test('has no bracket for one office', () => {
    expect(show(draw([north]))).toHaveLength(1);
    expect(screen.queryByText(shared)).toBeNull();
  });

  test('has four bars and no bracket where four offices never meet', () => {
    expect(show(draw([north, south, west, far]))).toHaveLength(4);
    expect(screen.queryByText(shared)).toBeNull();
  });

  test('continues a bar that goes over midnight at the start of the day', () => {
    const [bar] = show(draw([{ ...north, hours: { opens: '16:00', closes: '02:00' } }]));
    expect(bar).toHaveAttribute('data-cut', 'end');
    expect(bar?.style.getPropertyValue('--to')).toBe('24');
    const rest = bar?.querySelector('i');
    expect(rest?.style.getPropertyValue('--from')).toBe('0');
    expect(rest?.style.getPropertyValue('--to')).toBe('2');
  });
});

describe('the day on the careers page', () => {
  const show = (workingDay: ReturnType<typeof draw>) => {
    render(
      <CareersIntro
        title="Sheds"
        paragraphs={['Boats.']}
        day={{ label: 'A day', shared, note: 'Then we drink tea.' }}
        workingDay={workingDay}
      />,
    );
    const figure = screen.getByRole('figure', { name: 'A day' });
    const bars = within(figure).getAllByRole('listitem');
    return {
      figure,
      bars: bars.map(({ textContent }) => textContent),
      columns: bars.map(({ style }) => style.getPropertyValue('--columns')),
      arch: figure.querySelector<HTMLElement>(':scope > span'),
    };
  };

  test('has the bars and the arch in columns of half an hour', () => {
    const { bars, columns, arch } = show(draw([north, south], north));
    expect(bars).toEqual(['North 8:00 am to 9:00 pm', 'South 10:00 am to 6:00 pm']);
    expect(columns).toEqual(['1 / 27', '16 / 32']);
    expect(arch?.style.getPropertyValue('--columns')).toBe('16 / 27');
    expect(screen.getByText(`${shared}.`)).toBeInTheDocument();
  });

  test('has columns of a quarter of an hour where an office opens at a quarter', () => {
    expect(show(draw([south, west], south)).columns).toEqual(['1 / 33', '14 / 45']);
  });

  test('has one bar, no arch and no words about shared hours for one office', () => {
    const { bars, columns, arch, figure } = show(draw([north]));
    expect(bars).toHaveLength(1);
    expect(columns).toEqual(['1 / 27']);
    expect(arch).toBeNull();
    expect(figure).not.toHaveTextContent(shared);
    expect(figure).toHaveTextContent('Then we drink tea.');
  });

  test('has a flat arch where the hours are the same, so that it is not too high', () => {
    const { figure } = show(draw([north, { ...north, city: 'South', number: 2 }], north));
    expect(figure).toHaveAttribute('data-arch', 'flat');
    expect(figure.style.getPropertyValue('--arch')).toBe('22.00%');
  });

  test('has four bars and no arch where four offices never meet', () => {
    const { bars, arch } = show(draw([north, south, west, far]));
    expect(bars).toHaveLength(4);
    expect(arch).toBeNull();
  });
});
