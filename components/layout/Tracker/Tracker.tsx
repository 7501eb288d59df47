import { enhance } from '@/components/islands/marks';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import type { Analytics, ScriptSettings } from '@/content/site/analytics-schema';
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion';
import { LeaveScript } from './LeaveScript';

type Props = {
  analytics: Analytics;
  /** Whether the page has the consent question. If not, only an earlier answer counts. */
  asks?: boolean;
  /**
   * How it counts. By image, a script of others stays away: it would read the page's address. The page
   * is then counted by the image of Meta's pixel, or not at all.
   */
  by?: 'script' | 'image';
};

/** What `script.ts` reads of the scripts' settings. The rest is for the policy. */
const toScriptSettings = (scripts: Analytics['scripts']): string =>
  JSON.stringify(
    scripts.map(
      ({ src, attributes, start, cookies }): ScriptSettings => ({
        src,
        attributes,
        start: start && withBasePath(start),
        cookies,
      }),
    ),
  );

/** Counts page views as the site is set. Renders nothing without a pixel and without a script. */
export function Tracker({ analytics, asks = true, by = 'script' }: Props) {
  const { tracker, pixel, scripts, question } = analytics;
  if (tracker === 'absent') return null;
  const settings = {
    'data-pixel': pixel ?? undefined,
    'data-scripts': scripts.length > 0 ? toScriptSettings(scripts) : undefined,
    'data-after-yes': tracker === 'ask' ? '' : undefined,
    'data-counts-by': by,
  };
  return (
    <>
      {asks ? (
        <ConsentQuestion words={question} until={question.until[tracker]} settings={settings} />
      ) : (
        <template {...enhance('tracker', 'load')} {...settings} />
      )}
      {pixel !== null && <LeaveScript />}
    </>
  );
}
