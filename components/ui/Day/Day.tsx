import { formatDay } from '@/content/files/language';

type Props = {
  /** An ISO date, such as "2026-11-12". */
  date: string;
};

/** A calendar day in the language of the site: "12 Nov 2026". */
export function Day({ date }: Props) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
