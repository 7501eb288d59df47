import { z } from 'zod';
import { agency } from '../files/agency';
import { isLeftOut, isShown } from '../files/left-out';
import { once } from '../files/once';
import { rawPages, readShared } from '../files/pages';
import { hasInquiry } from './has-inquiry';
import { getMailService } from './mail-keys';
import { switches } from './site';

const withMap = z.object({
  section: z.literal('contact-details'),
  office: z.number(),
  map: z.looseObject({}),
});

/** Whether a page loads a map. */
const hasMap = (): boolean =>
  rawPages()
    .filter(({ path }) => !isLeftOut(path))
    .flatMap(({ sections }) => sections)
    .some((section) => {
      const { data } = withMap.safeParse({ ...readShared(section.section), ...section });
      return agency().offices[(data?.office ?? 0) - 1]?.map.frame !== undefined;
    });

const toState = (isOn: boolean): 'on' | 'off' => (isOn ? 'on' : 'off');

/** Which words of `content/legal.yaml` this build shows, by the name of their field. Undefined for none of a field. */
export const legalChoice = once(() => {
  const { analytics, forms, editor } = switches();
  const { tracker, pixel, scripts } = analytics;
  const mail = getMailService(forms);
  const script = tracker === 'absent' || scripts.length === 0 ? undefined : tracker;
  return {
    tracker: script && pixel === null ? undefined : tracker,
    script,
    several: scripts.length > 1 || pixel !== null ? script : undefined,
    outbox: toState(forms.outbox && mail !== 'none'),
    mail,
    recaptcha: toState(forms.recaptchaSiteKey !== null),
    map: toState(hasMap()),
    search: toState(isShown('search-field')),
    inquiry: toState(hasInquiry()),
    editor: toState(editor !== undefined),
  };
});

export type LegalChoice = ReturnType<typeof legalChoice>;

/** The fields without a choice, and the one whose words name them. */
const NAMED_BY = new Map([
  ['metaPixel', 'tracker'],
  ['scriptReceives', 'script'],
  ['scriptCookies', 'script'],
]);

/** What a language needs that lacks the page with the map, or has no jobs. */
const WITHOUT_PAGES = ['map.off', 'inquiry.off'];

/** What depends on the keys of EmailJS, which may stand where a host builds, and not here. */
const BY_KEYS = ['mail.emailJs', 'mail.none', 'outbox.on', 'outbox.off'];

/** Whether a build may show the words of a field of `content/legal.yaml`, such as "mail.none.sending". */
export function isShownField(field: string): boolean {
  const [name = '', state] = field.split('.');
  const asked = [...WITHOUT_PAGES, ...(switches().forms.address === null ? BY_KEYS : [])];
  if (asked.includes(`${name}.${state}`)) return true;
  const choices = new Map<string, string | undefined>(Object.entries(legalChoice()));
  const by = NAMED_BY.get(name);
  return by ? !['absent', undefined].includes(choices.get(by)) : choices.get(name) === state;
}
