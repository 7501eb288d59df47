import { legal } from '../legal';
import { site } from '../site';

const { analytics, forms } = site;

/** The words of this build, by the names of their placeholders. */
const words = new Map<string, string | readonly unknown[]>(
  Object.entries({
    ...legal.tracker[analytics.tracker],
    ...legal.outbox[forms.outbox ? 'on' : 'off'],
    recaptcha: legal.recaptcha[forms.recaptchaSiteKey === null ? 'off' : 'on'],
    metaPixel: legal.metaPixel,
  }),
);

const PLACEHOLDER = /\{(\w+)\}/g;
const ONLY = /^\{(\w+)\}$/;

function find(file: string, name: string) {
  const found = words.get(name);
  if (found !== undefined) return found;
  const known = [...words.keys()].map((each) => `{${each}}`).join(', ');
  throw new Error(`${file}: unknown placeholder {${name}}. Known: ${known}.`);
}

/**
 * Replaces the placeholders in one item of a list. An item that is only a placeholder may become
 * several items.
 */
function fillItem(file: string, item: unknown): unknown[] {
  const [, name] = typeof item === 'string' ? (ONLY.exec(item) ?? []) : [];
  const found = name === undefined ? undefined : find(file, name);
  return Array.isArray(found)
    ? found.flatMap((each) => fillItem(file, each))
    : [fillPlaceholders(file, item)];
}

/**
 * Replaces placeholders such as "{trackers}" by the words of this build. In a list, an item that is
 * only a placeholder becomes one item, several or none.
 *
 * @param file the file of the content. The error message names it
 * @throws an error that names the file and the known placeholders if one is unknown
 */
export function fillPlaceholders(file: string, content: unknown): unknown {
  if (typeof content === 'string') {
    return content.replace(PLACEHOLDER, (_, name) => String(find(file, name)));
  }
  if (Array.isArray(content)) return content.flatMap((item) => fillItem(file, item));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, fillPlaceholders(file, value)]),
  );
}
