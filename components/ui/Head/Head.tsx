import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses';
import styles from './Head.module.scss';

type Props = {
  title: ReactNode;
  /** The title's size, if it is not the usual one. */
  size?: 'banner' | 'subtitle';
  /** How wide the title runs: up to the whole width without it. */
  measure?: 'narrow' | 'usual' | 'wide';
  /** How many of twelve columns the title has on a laptop, where its words have the others. */
  split?: 5 | 7;
  /** Whether it stays on the screen, beside a long list. */
  stays?: true;
  className?: string | undefined;
  /** Its words. Where there are several beside the title, they share an element. */
  children?: ReactNode;
};

/** The head of a section: its title and, if there are any, a few words below or beside it. */
export function Head({ title, size, measure, split, stays, className, children }: Props) {
  const classes = joinClasses(
    styles.head,
    size && styles[size],
    measure && styles[measure],
    split && styles[`split${split}`],
    stays && styles.stays,
    className,
  );
  if (!children) return <h2 className={classes}>{title}</h2>;
  return (
    <header className={classes}>
      <h2>{title}</h2>
      {children}
    </header>
  );
}
