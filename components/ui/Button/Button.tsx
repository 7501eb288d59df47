import type { ComponentProps } from 'react';
import { IslandIcon } from '../IslandIcon/IslandIcon';
import { Link } from '../Link/Link';
import styles from './Button.module.scss';

type Look = {
  /** The words on it. */
  children: string;
  /** What follows them for those who hear a link by itself: where it leads. */
  about?: string | undefined;
  /** `regular` is 54 px high, `small` 46 px. */
  size?: 'regular' | 'small';
  /** `primary` follows the theme; `sun` is marigold on dark grounds; `night` is ink on coloured sets. */
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

/** A pill with a disc that floods it on hover: the page's call to action, as a link. */
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

/** The same pill as a button. */
export function Button({
  children,
  size,
  tone,
  type = 'button',
  ...rest
}: Omit<Look, 'about'> & Omit<ComponentProps<'button'>, keyof Look | 'className'>) {
  return <button type={type} {...getButtonProps({ children, size, tone })} {...rest} />;
}
