import { pick, type Random } from './words';

const LEVELS = ['Junior', 'Mid-level', 'Senior', 'Lead', 'Principal'];
const ROLES = ['Developer', 'Designer', 'Tester', 'Analyst', 'Architect', 'Administrator'];
const FIELDS = ['Front-end', 'Back-end', 'Cloud', 'Mobile', 'Data', 'Security', 'Support'];

/** The name of a generated job's file. */
export const jobSlug = (number: number): string => `role-${String(number).padStart(4, '0')}`;

/**
 * Writes the file of a job after a real one.
 *
 * @param model the text of a job's file
 */
export function writeJob(number: number, model: string, random: Random): string {
  const title = `${pick(random, LEVELS)} ${pick(random, FIELDS)} ${pick(random, ROLES)} ${number}`;
  return model
    .replace(/^jobTitle: .*$/m, `jobTitle: ${title}`)
    .replace(/^city: .*$/m, `city: ${pick(random, ['Noida', 'Liverpool'])}`);
}
