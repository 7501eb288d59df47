import { enhance } from '@/components/islands/marks';
import type { Analytics } from '@/content/site/analytics-schema';
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion';
import { LeaveScript } from './LeaveScript';

type Props = {
  analytics: Analytics;
  /** Whether the page has the consent question. If not, only an earlier answer counts. */
  asks?: boolean;
  /** How it counts. By image, Meta's script stays away: it would read the page's address. */
  by?: 'script' | 'image';
};

/** Counts page views as the site is set. Renders nothing without a pixel. */
export function Tracker({ analytics, asks = true, by = 'script' }: Props) {
  const { tracker, pixel, question } = analytics;
  if (pixel === null || tracker === 'absent') return null;
  const settings = {
    'data-pixel': pixel,
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
      <LeaveScript />
    </>
  );
}
