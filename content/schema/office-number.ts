import { z } from 'zod';

/** An office, by its place in `content/agency.yaml`, from 1. It decides the office's colour. */
export const officeNumber = z.int().min(1).max(4).meta({
  format: 'office',
  description: 'An office of the agency, by its place there, from 1',
});
