import type { CSSProperties, ReactNode } from 'react';
import { Ground } from '@/components/ui/Ground/Ground';
import { joinClasses } from '@/components/ui/joinClasses';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './Demo.module.scss';
import type { DemoData } from './Demo.schema';

type Words = string | undefined;

type KeyProps = {
  name: string;
  type?: 'radio' | 'switch';
  className?: Words;
  children: ReactNode;
};

/** A key to press: a native control with its words. */
const Key = ({ name, type, className = '', children }: KeyProps) => (
  <label className={`${styles.scope} ${styles.key} ${className}`}>
    <input
      type={type === 'radio' ? 'radio' : 'checkbox'}
      role={type === 'switch' ? 'switch' : undefined}
      name={name}
    />{' '}
    {children}
  </label>
);

const KeyWords = ({ label, note }: { label: string; note?: Words }) => (
  <span>
    <b>{label}</b> {note && <small>{note}</small>}
  </span>
);

/** Words before and after a press, in one place. The sheet hides one of them, for screen readers too. */
const Turn = ({ before, after }: { before: string; after?: Words }) =>
  after ? (
    <span className={styles.both}>
      <span className={styles.before}>{before}</span> <span className={styles.after}>{after}</span>
    </span>
  ) : (
    before
  );

type LineProps = {
  name?: Words;
  note?: Words;
  picture?: PictureData | undefined;
  /** Its place among lines that a press brings one after another. */
  nth?: number;
  className?: Words;
  children: ReactNode;
};

function Line({ name, note, picture, nth, className, children }: LineProps) {
  const words = nth === undefined ? undefined : styles.after;
  return (
    <li
      className={className}
      style={nth === undefined ? undefined : ({ '--nth': nth } as CSSProperties)}
    >
      {picture && (
        <span className={styles.picture}>
          <Picture picture={picture} sizes="132px" className={styles.before} />
        </span>
      )}
      <span className={words}>
        {name} {note && <small>{note}</small>}
      </span>{' '}
      <b className={words}>{children}</b>
    </li>
  );
}

const Total = ({ value, ...line }: Omit<LineProps, 'children'> & { value: string }) => (
  <Line {...line} className={styles.total}>
    {value}
  </Line>
);

type SheetProps = { status: ReactNode; className?: Words; children: ReactNode };

const Sheet = ({ status, className, children }: SheetProps) => (
  <div className={joinClasses(styles.sheet, className)}>
    <p aria-live={className ? undefined : 'polite'}>{status}</p>
    <ul>{children}</ul>
  </div>
);

type Props = DemoData & {
  world: World;
  /** The name of its controls. Unique on the page. */
  id: string;
};

/** The controls of a demonstration, and what they change. */
function Stage({ id, ...data }: DemoData & { id: string }) {
  switch (data.kind) {
    case 'reveal': {
      const { button, note, before, after, lines, total } = data;
      return (
        <div className={styles.scope}>
          <Key name={id} className={styles.wide}>
            <KeyWords label={button} note={note} />
          </Key>
          <Sheet status={<Turn before={before} after={after} />}>
            {lines.map(({ value, ...line }, i) => (
              <Line key={line.name} {...line} nth={i}>
                {value}
              </Line>
            ))}
            {total && <Total {...total} nth={lines.length} />}
          </Sheet>
        </div>
      );
    }
    case 'compare': {
      const { switch: turn, lines, total } = data;
      if (!turn)
        return (
          <ul className={styles.slips}>
            {lines.map(({ before, after }, i) => (
              <li key={before}>
                <Key name={`${id}-${i}`}>
                  <Turn before={before} after={after} />
                </Key>
              </li>
            ))}
          </ul>
        );
      return (
        <div className={styles.scope}>
          <Key name={id} type="switch" className={styles.wide}>
            <KeyWords label={turn.label} />
          </Key>
          <Sheet status={<Turn {...turn} />}>
            {lines.map(({ before, after, ...line }) => (
              <Line key={line.name} {...line}>
                <Turn before={before} after={after} />
              </Line>
            ))}
            {total && <Total {...total} />}
          </Sheet>
        </div>
      );
    }
    case 'choose': {
      const { question, before, answers } = data;
      const toLines = (lines: typeof before.lines) =>
        lines.map(({ name, value }) => (
          <Line key={name} name={name}>
            {value}
          </Line>
        ));
      return (
        <fieldset className={styles.scope}>
          <legend>{question}</legend>
          <Sheet status={before.text} className={styles.before}>
            {toLines(before.lines)}
          </Sheet>
          {answers.map(({ label, note, text, lines }) => (
            <div key={label} className={styles.scope}>
              <Key name={id} type="radio">
                <KeyWords label={label} note={note} />
              </Key>
              <Sheet status={text} className={styles.after}>
                {toLines(lines)}
              </Sheet>
            </div>
          ))}
        </fieldset>
      );
    }
  }
}

/** Something that was built, to try: native controls keep its state, and the sheet alone shows it. */
export function Demo(props: Props) {
  const { title, lead, ground, world } = props;
  return (
    <Ground on={ground} world={world} className={styles.demo}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <Stage {...props} />
    </Ground>
  );
}
