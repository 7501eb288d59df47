import type { ComponentProps } from 'react';
import { Link } from '../Link/Link';
import styles from './TextLink.module.scss';

/** A standalone link. On hover its underline turns marigold. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={styles.link} {...props} />;
}
