import { enhance } from '@/components/islands/marks';
import type { Analytics } from '@/content/words/analytics-schema';
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion';

type Props = {
  analytics: Analytics;
  /** Whether the page may ask for consent. If not, only an earlier yes counts. */
  asks?: boolean;
};

/** Counts page views as the site is set: with nothing, the tracker, or the consent question. */
export function Tracker({ analytics: { tracker, pixel, question }, asks = true }: Props) {
  if (pixel === null || tracker === 'absent') return null;
  if (tracker === 'ask' && asks) return <ConsentQuestion pixel={pixel} words={question} />;
  const afterYes = tracker === 'ask' ? '' : undefined;
  return <template {...enhance('tracker', 'load')} data-pixel={pixel} data-after-yes={afterYes} />;
}
