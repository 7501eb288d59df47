import { enhance } from '@/components/islands/enhance';
import type { Analytics } from '@/content/schema/analytics';
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion';

type Props = {
  analytics: Analytics;
};

/** What counts page views, as the build has it: nothing, the tracker, or the question that comes first. */
export function Tracker({ analytics: { tracker, pixel, question } }: Props) {
  if (pixel === null || tracker === 'absent') return null;
  if (tracker === 'ask') return <ConsentQuestion pixel={pixel} words={question} />;
  return <template {...enhance('tracker', 'load')} data-pixel={pixel} />;
}
