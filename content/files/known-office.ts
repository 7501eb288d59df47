import { readIfSound } from '../schema/mistake';
import { suggest } from '../schema/nearest';
import { officeNumber } from '../schema/office-number';
import { readFor } from '../schema/parse';
import { text } from '../schema/text';
import { agency } from './agency';
import type { Office } from './agency-schema';

const getMessage = (count: number) =>
  `content/agency.yaml has ${count === 1 ? 'one office' : `${count} offices`}, expected ${count === 1 ? '1' : `1 to ${count}`}`;

/** The number of an office that `content/agency.yaml` has, or any if the agency has none. */
export const knownOfficeNumber = officeNumber.check(({ value, issues }) => {
  const count = readIfSound(agency)?.offices.length ?? value;
  if (value <= count || count === 0) return;
  issues.push({ code: 'custom', input: value, message: getMessage(count) });
});

/** An office of `content/agency.yaml`, by its number there. Undefined if the agency has none. */
export const knownOffice = knownOfficeNumber.transform((number, context) =>
  readFor(context, (): Office | undefined => agency().offices[number - 1]),
);

/** The city of an office of `content/agency.yaml`, or any if the agency has no office. */
export const officeCity = text
  .check(({ value, issues }) => {
    const cities = readIfSound(agency)?.offices.map(({ city }) => city) ?? [value];
    if (cities.includes(value) || cities.length === 0) return;
    issues.push({
      code: 'custom',
      input: value,
      message: `expected the city of an office, found "${value}". ${suggest(value, cities)}`,
    });
  })
  .meta({ format: 'office-city' });
