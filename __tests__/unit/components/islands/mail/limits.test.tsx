import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ConsultationForm } from '@/components/islands/ConsultationForm/ConsultationForm';
import { InquiryDialog } from '@/components/islands/InquiryDialog/InquiryDialog';
import { fullness, limits, overfull } from '@/components/islands/mail/limits';
import { consultationForm, inquiryForm } from '@/content/forms';
import { picture } from '@/content/schema/picture';

/** The most that the mail service takes, in bytes. */
const LARGEST = 50_000;
/** The most bytes of one UTF-16 unit: € is one unit and three bytes, 🙂 two units and four. */
const BYTES = 3;
/** What one field adds beside its value: the boundary, its header and its name. */
const AROUND = 130;

const job = {
  title: 'Engineer',
  facts: [],
  world: 'cloud',
  picture: picture.parse({ name: 'cloud', decorative: true }),
} as const;

test.each([
  ['consultation', <ConsultationForm key="a" id="a" form={consultationForm} />],
  ['inquiry', <InquiryDialog key="b" id="b" form={inquiryForm} job={job} />],
])('the longest %s still goes through', (_, form) => {
  const { container } = render(form);
  const controls = container.querySelectorAll<HTMLInputElement>('input[name], textarea[name]');
  const bytes = [...controls].map(({ name, maxLength }) => {
    const longest = name === 'skills' ? limits.skills : maxLength;
    expect(longest).toBeGreaterThan(0);
    return longest * BYTES + AROUND;
  });
  expect(bytes.reduce((sum, one) => sum + one, 4 * AROUND)).toBeLessThan(LARGEST);
});

test('says when a field is full, with its length', () => {
  const input = document.createElement('input');
  const words = 'It holds {limit}.';
  input.value = 'a'.repeat(2000);
  expect(fullness(input, words)).toBeUndefined();
  input.maxLength = 2001;
  expect(fullness(input, words)).toBeUndefined();
  input.maxLength = 2000;
  expect(fullness(input, words)).toBe('It holds 2,000.');
});

test('names each field of a form that holds more than fits, and its length', () => {
  const { container } = render(<ConsultationForm id="a" form={consultationForm} />);
  const form = container.querySelector('form');
  const message = container.querySelector('textarea');
  if (!form || !message) throw new Error('There is no form.');
  message.value = 'a'.repeat(limits.message);
  expect(overfull(form, 'It holds {limit}.')).toEqual({});
  message.value += 'a';
  expect(overfull(form, 'It holds {limit}.')).toEqual({ message: 'It holds 14,000.' });
});
