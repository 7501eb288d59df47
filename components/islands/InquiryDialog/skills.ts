import { limits } from '../mail/limits';

const BETWEEN = ', ';

/** The list with `entry` added: trimmed, and only if it is something new. */
export function addSkill(skills: readonly string[], entry: string): readonly string[] {
  const skill = entry.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}

/** The list as it is mailed. */
export const joinSkills = (skills: readonly string[]): string => skills.join(BETWEEN);

/** The longest skill that the list has room for. */
export function roomForSkill(skills: readonly string[]): number {
  const taken = skills.length === 0 ? 0 : joinSkills(skills).length + BETWEEN.length;
  return Math.max(0, Math.min(limits.skill, limits.skills - taken));
}
