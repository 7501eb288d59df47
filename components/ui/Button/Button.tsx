import type { ComponentProps, ReactNode } from 'react';
import { IslandIcon } from '../IslandIcon/IslandIcon';
import { joinClasses } from '../joinClasses';
import { Link } from '../Link/Link';
import styles from './Button.module.scss';

type Look = {
  /** The label. */
  children: ReactNode;
  /** Text after the label for screen readers: what the link is about. */
  about?: string | undefined;
  /** 46 px high, not 54. */
  size?: 'small';
  /** `sun` is for dark grounds, `night` for coloured ones. Without it, the button follows the theme. */
  tone?: 'sun' | 'night';
};

function getButtonProps({ children, about, size, tone }: Look) {
  return {
    className: joinClasses(styles.button, size && styles[size], tone && styles[tone]),
    children: (
      <>
        {children}
        {about && <span className="visually-hidden"> {about}</span>}
        <IslandIcon name="arrow" size="17px" className={styles.disc} />
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
