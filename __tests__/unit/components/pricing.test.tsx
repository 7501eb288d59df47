import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { dataFor } from '@/__tests__/examples/exampleOf';
import { showPage } from '@/__tests__/support/page';
import { Pricing } from '@/components/sections/Pricing/Pricing';
import { pricing } from '@/components/sections/Pricing/Pricing.schema';

const toOffer = (name: string, mark?: string) => ({
  name,
  price: '£18',
  unit: 'an hour',
  items: ['Oars'],
  link: { label: 'Book', href: '/contact' as const },
  ...(mark && { mark }),
});

const read = (...offers: ReturnType<typeof toOffer>[]) =>
  dataFor(pricing, { title: 'Boats', offers });

test('one offer at most has a mark', () => {
  expect(() =>
    read(toOffer('Punt', 'New'), toOffer('Dinghy'), toOffer('Barge', 'Most chosen')),
  ).toThrow(
    'offers.2.mark: expected one offer with a mark, and "Punt" has one. Delete this mark or that one',
  );
});

test('an offer is read with its mark and its price, and its link names it', () => {
  showPage(<Pricing {...read(toOffer('Punt'), toOffer('Dinghy', 'Most chosen'))} />);
  const offer = screen.getByRole('heading', { level: 3, name: 'Dinghy' }).closest('li');
  if (!offer) throw new Error('The offer is not an item of a list.');
  expect(offer).toHaveTextContent(/^DinghyMost chosen£18 an hourOars/);
  expect(within(offer).getByRole('link')).toHaveAccessibleName('Book Dinghy');
});
