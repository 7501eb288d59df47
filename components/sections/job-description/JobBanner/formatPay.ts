import type { Job } from '@/content/collections/job-schema';
import { getLanguage } from '@/content/files/language';

type Pay = NonNullable<Job['pay']>;

/** Formats what a job pays, such as "£38,000–£45,000". */
export function formatPay({ amount, upTo = amount, currency }: Pay): string {
  const isRound = Number.isInteger(amount) && Number.isInteger(upTo);
  const format = new Intl.NumberFormat(getLanguage(), {
    style: 'currency',
    currency,
    ...(isRound && { maximumFractionDigits: 0 }),
  });
  return upTo === amount ? format.format(amount) : format.formatRange(amount, upTo);
}
