import { expect, test } from '@jest/globals';
import { getErrorMessage } from '@/__tests__/support/messages';
import { agency } from '@/content/files/agency-schema';
import { groupDays, openingHours } from '@/content/schema/opening-hours';
import { parse } from '@/content/schema/parse';

const part = (days: readonly string[], opens: string, closes: string) => ({ days, opens, closes });
const read = (hours: unknown) => parse('x.yaml', openingHours, hours);

test('one part and a list of it are the same', () => {
  const only = part(['Monday'], '09:00', '17:00');
  expect(read(only)).toEqual(read([only]));
});

test('days with the same hours are one group, whatever the order of the parts', () => {
  const hours = read([
    part(['Saturday'], '09:00', '12:00'),
    part(['Tuesday', 'Monday'], '14:00', '18:00'),
    part(['Monday', 'Tuesday'], '09:00', '12:00'),
  ]);
  expect(groupDays(hours)).toEqual([
    {
      days: ['Monday', 'Tuesday'],
      ranges: [
        { opens: '09:00', closes: '12:00' },
        { opens: '14:00', closes: '18:00' },
      ],
    },
    { days: ['Saturday'], ranges: [{ opens: '09:00', closes: '12:00' }] },
  ]);
});

test.each([
  [
    'on one day',
    'Monday',
    [part(['Monday'], '09:00', '13:00'), part(['Monday'], '12:00', '18:00')],
  ],
  [
    'over the night of Sunday',
    'Monday',
    [part(['Sunday'], '20:00', '04:00'), part(['Monday'], '03:00', '05:00')],
  ],
])('parts that overlap %s are refused', (_, day, hours) => {
  expect(getErrorMessage(() => read(hours))).toContain(`On ${day}, one begins before`);
});

test('parts that touch are taken, and so is a week round the clock', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  expect(read(part(days, '08:00', '08:00'))).toHaveLength(1);
  expect(read([part(days, '08:00', '12:00'), part(days, '12:00', '18:00')])).toHaveLength(2);
});

test.each([
  ['+44 151 496 0142', 'tel:+441514960142'],
  ['+44 151 496 0142 ext. 12', 'tel:+441514960142;ext=12'],
  ['+44 151 496 0142 x12', 'tel:+441514960142;ext=12'],
  ['+49 30 901820 Durchwahl 12', 'tel:+4930901820;ext=12'],
  ['+44 151 496 0142;ext=12', 'tel:+441514960142;ext=12'],
  ['+44 151 496 0142 (ext. 12)', 'tel:+441514960142;ext=12'],
  ['+7 495 123-45-67 доб. 12', 'tel:+74951234567;ext=12'],
  ['+1 (415) 555-0132', 'tel:+14155550132'],
  ['+33\u00a01\u202f23.45/67\u201189', 'tel:+33123456789'],
])('the link of %s has its digits, and its extension apart from them', (phone, href) => {
  expect(agency.shape.phone.parse(phone)).toEqual({ display: phone, href });
});

test.each(['+44 (0)151 496 0142', '0151 496 0142', '+44 151 496 0142 ext', '+44 (1)'])(
  'the phone number %s is refused',
  (phone) => {
    const { error } = agency.shape.phone.safeParse(phone);
    expect(error?.issues).toHaveLength(1);
    expect(error?.issues[0]?.message.includes('found "(0)"')).toBe(phone.includes('(0)'));
  },
);
