import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { exampleOf } from '@/__tests__/examples/exampleOf';
import { form } from '@/__tests__/examples/samples';
import { showPage } from '@/__tests__/support/page';
import { picture as name } from '@/__tests__/support/pictures';
import { Consultation } from '@/components/sections/Consultation/Consultation';
import { consultation } from '@/components/sections/Consultation/Consultation.schema';

const picture = { name, alt: 'Clay boats' };

const show = (given: Parameters<typeof exampleOf<typeof consultation>>[2]) =>
  showPage(<Consultation {...exampleOf(consultation, 'short', { form, ...given })} id="ask" />);

const getWeights = () =>
  [...document.querySelectorAll('.beam')].map(({ children }) => children.length);

test('a scale has a weight for each required field, and takes the place of the picture', () => {
  show({ scale: true, picture });
  const required = screen.getAllByRole('textbox').filter((field) => field.matches(':required'));
  expect(getWeights()).toEqual([required.length]);
  expect(screen.queryByRole('img')).toBeNull();
  show({ picture });
  expect(screen.getByRole('img', { name: picture.alt })).toBeVisible();
  expect(getWeights()).toEqual([]);
});

test('the fields hold the words where a message goes, with the clock of its office', () => {
  show({});
  const { office, again } = form.destination;
  if (!office) throw new Error('The sample form has no office');
  const clock = document.querySelector(`form [data-clock="${office.timeZone}"]`);
  expect(clock?.parentElement).toHaveTextContent(
    `It is in the harbour of ${office.city}, where it is .`,
  );
  const [first] = screen.getAllByRole('textbox');
  expect(screen.getByText(again)).toHaveAttribute('href', `#${first?.id}`);
});
