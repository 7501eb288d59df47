import type { ComponentProps, ReactNode } from 'react';
import { IslandIcon } from '../IslandIcon/IslandIcon';
import { Link } from '../Link/Link';
import styles from './Button.module.scss';

type Look = {
  /** The label. */
  children: ReactNode;
  /** Text after the label for screen readers: what the link is about. */
  about?: string | undefined;
  /** `regular` is 54 px high, `small` 46 px. */
  size?: 'regular' | 'small';
  /** `primary` follows the theme, `sun` is for dark grounds, `night` for coloured ones. */
  tone?: 'primary' | 'sun' | 'night';
};

function getButtonProps({ children, about, size = 'regular', tone = 'primary' }: Look) {
  return {
    className: styles.button,
    'data-size': size,
    'data-tone': tone,
    children: (
      <>
        {children}
        {about && <span className="visually-hidden"> {about}</span>}
        <span className={styles.disc}>
          <IslandIcon name="arrow" size="17px" />
        </span>
      </>
    ),
  };
}

/** A call to action as a link. On hover its disc grows and fills it. */
export function ButtonLink({
  href,
  children,
  about,
  size,
  tone,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, keyof Look | 'className'>) {
  return <Link href={href} {...getButtonProps({ children, about, size, tone })} {...rest} />;
}

/** The same as a button. */
export function Button({
  children,
  size,
  tone,
  type = 'button',
  ...rest
}: Omit<Look, 'about'> & Omit<ComponentProps<'button'>, keyof Look | 'className'>) {
  return <button type={type} {...getButtonProps({ children, size, tone })} {...rest} />;
}
