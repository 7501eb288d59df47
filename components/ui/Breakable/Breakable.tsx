import { Fragment } from 'react';

type Props = {
  /** A long word, such as a mail address or "DB/warehouses/storage". */
  text: string;
};

/** A text whose long words break before "@" and after "/" where a line is too short for them. */
export function Breakable({ text }: Props) {
  return text.split(/(?=@)|(?<=\/)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
