import type { FormName } from './policy';

/**
 * The line that says which forms cannot send, and what they do instead.
 *
 * @param forms whether each form has its keys
 * @returns null where all have them
 */
export function missingKeys(forms: Readonly<Record<FormName, boolean>>): string | null {
  const without = Object.entries(forms).flatMap(([name, keyed]) => (keyed ? [] : [name]));
  if (without.length === 0) return null;
  return `mail: no keys for ${without.join(' and ')}, so a press of their button sends nothing, and the mail address stands beside it (set NEXT_PUBLIC_EMAILJS_*, see .env.example)`;
}
