/** The file with the switches of the site's behaviour. */
export const SWITCHES = 'content/site.yaml';

/**
 * Sets a switch in the text of `SWITCHES`, whatever its value is.
 *
 * @param line the switch and its new value, such as "outbox: false"
 * @throws if the text does not have the switch exactly once
 */
export function setSwitch(text: string, line: string): string {
  const [name = ''] = line.split(':');
  const pattern = new RegExp(`^( *)${name}: .*$`, 'gm');
  const count = text.match(pattern)?.length ?? 0;
  if (count === 1) return text.replace(pattern, `$1${line}`);
  throw new Error(
    `${SWITCHES} has the switch "${name}" ${count} times, expected once: correct __tests__/variants/variants.ts.`,
  );
}
