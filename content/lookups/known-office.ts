import { agency } from '../files/agency';
import type { Office } from '../schema/agency';
import { ifKnown, wrongContent } from '../schema/mistake';
import { officeNumber } from '../schema/office-number';

const readOffices = () => ifKnown(() => agency.offices);

const getMessage = (count: number) =>
  `content/agency.yaml has ${count === 1 ? 'one office' : `${count} offices`}, expected ${count === 1 ? '1' : `1 to ${count}`}`;

/** The number of an office that `content/agency.yaml` has. */
export const knownOfficeNumber = officeNumber.check(({ value, issues }) => {
  const offices = readOffices();
  if (!offices || value <= offices.length) return;
  issues.push({ code: 'custom', input: value, message: getMessage(offices.length) });
});

/** An office of `content/agency.yaml`, by its number there. */
export const knownOffice = knownOfficeNumber.transform(
  (number): Office => readOffices()?.[number - 1] ?? wrongContent(),
);
