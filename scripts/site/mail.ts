import type { FormName } from './policy';

/**
 * Formats the build's warning about forms without mail keys.
 *
 * @param forms whether each form has its keys
 * @returns the warning, or null if all forms have their keys
 */
export function missingKeys(forms: Readonly<Record<FormName, boolean>>): string | null {
  const without = Object.entries(forms).flatMap(([name, keyed]) => (keyed ? [] : [name]));
  if (without.length === 0) return null;
  return `mail: no keys for ${without.join(' and ')}, so these forms show the mail address and send nothing. Set NEXT_PUBLIC_EMAILJS_* (see .env.example).`;
}
