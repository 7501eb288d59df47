import type { ComponentProps } from 'react';
import { Link } from '../Link/Link';
import { Mark } from '../Mark/Mark';
import styles from './Button.module.scss';

type Look = {
  /** The words on it. */
  children: string;
  /** `regular` is 54 px high, `small` 46 px. */
  size?: 'regular' | 'small';
  /** `primary` follows the theme; `sun` is marigold on dark grounds; `night` is ink on coloured sets. */
  tone?: 'primary' | 'sun' | 'night';
};

function lookOf({ children, size = 'regular', tone = 'primary' }: Look) {
  return {
    className: styles.button,
    'data-size': size,
    'data-tone': tone,
    children: (
      <>
        {children}
        <span className={styles.disc}>
          <Mark name="arrow" size="17px" />
        </span>
      </>
    ),
  };
}

/** A pill with a disc that floods it on hover: the page's call to action, as a link. */
export function ButtonLink({
  href,
  children,
  size,
  tone,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, keyof Look | 'className'>) {
  return <Link href={href} {...lookOf({ children, size, tone })} {...rest} />;
}

/** The same pill as a button. */
export function Button({
  children,
  size,
  tone,
  type = 'button',
  ...rest
}: Look & Omit<ComponentProps<'button'>, keyof Look | 'className'>) {
  return <button type={type} {...lookOf({ children, size, tone })} {...rest} />;
}
