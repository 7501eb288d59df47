/** The list with `entry` added: trimmed, and only if it is something new. */
export function addSkill(skills: readonly string[], entry: string): readonly string[] {
  const skill = entry.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}

/** The list as it is mailed. */
export const joinSkills = (skills: readonly string[]): string => skills.join(', ');
