import { z } from 'zod';
import { agency } from '../agency';
import { officeNumber } from './office-number';

const count = agency.offices.length;
const message = `content/agency.yaml has ${count === 1 ? 'one office' : `${count} offices`}, expected ${count === 1 ? '1' : `1 to ${count}`}`;

/** The number of an office that `content/agency.yaml` has. */
export const knownOfficeNumber = officeNumber.refine((number) => number <= count, message);

/** An office of `content/agency.yaml`, by its number there. */
export const knownOffice = knownOfficeNumber.transform((number, context) => {
  const office = agency.offices[number - 1];
  if (office) return office;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
