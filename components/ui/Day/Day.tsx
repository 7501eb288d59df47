const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

type Props = {
  /** An ISO date, such as "2026-11-12". */
  date: string;
};

/** A calendar day in the format "12 Nov 2026". */
export function Day({ date }: Props) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
