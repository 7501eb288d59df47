import type { ComponentProps } from 'react';
import { Link } from '../Link/Link';
import styles from './TextLink.module.scss';

/** A link that stands by itself: a 2 px underline turns marigold and the words widen. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={styles.link} {...props} />;
}
