import { toNumberInWords } from './agency-facts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A number in words under two names: "services" is "seven", and "Services", at a start, is "Seven". */
export function toCount(name: string, count: number, start = ''): [string, string][] {
  const words = toNumberInWords(count);
  return [
    [`${start}${name}`, words],
    [`${start}${capitalize(name)}`, capitalize(words)],
  ];
}
