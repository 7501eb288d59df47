import { z } from 'zod';
import { agency } from '../agency';
import { officeNumber } from './office-number';

/** An office of `content/agency.yaml`, by its place there. */
export const knownOffice = officeNumber.transform((number, context) => {
  const office = agency.offices[number - 1];
  if (office) return office;
  context.addIssue({
    code: 'custom',
    message: `content/agency.yaml has ${agency.offices.length} offices, found "${number}"`,
  });
  return z.NEVER;
});
