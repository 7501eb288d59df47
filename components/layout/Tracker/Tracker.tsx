import { enhance } from '@/components/islands/marks';
import type { Analytics } from '@/content/schema/analytics';
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion';

type Props = {
  analytics: Analytics;
  /** Whether the page may hold the question; without it only an earlier yes counts. */
  asks?: boolean;
};

/** What counts page views, as the build has it: nothing, the tracker, or the question that comes first. */
export function Tracker({ analytics: { tracker, pixel, question }, asks = true }: Props) {
  if (pixel === null || tracker === 'absent') return null;
  if (tracker === 'ask' && asks) return <ConsentQuestion pixel={pixel} words={question} />;
  const afterYes = tracker === 'ask' ? '' : undefined;
  return <template {...enhance('tracker', 'load')} data-pixel={pixel} data-after-yes={afterYes} />;
}
