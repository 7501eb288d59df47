/** The file with the switches of the site's behaviour. */
export const SWITCHES = 'content/site.yaml';

/**
 * Sets a switch in the text of `SWITCHES`, whatever its value is.
 *
 * @param switched the switch and its new value, such as "outbox: false". It may have several lines
 * @throws if the text does not have the switch exactly once
 */
export function setSwitch(text: string, switched: string): string {
  const [name = ''] = switched.split(':');
  // A value of several lines is indented below its name.
  const pattern = new RegExp(`^( *)${name}:(?: .*)?(?:\\n\\1[ -].*)*$`, 'gm');
  const count = text.match(pattern)?.length ?? 0;
  if (count === 1)
    return text.replace(pattern, (_, indent: string) => switched.replace(/^/gm, indent));
  throw new Error(
    `${SWITCHES} has the switch "${name}" ${count} times, expected once: correct __tests__/variants/variants.ts.`,
  );
}
