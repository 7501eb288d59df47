import type { ReactNode } from 'react';
import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import { Logo } from '@/components/ui/Logo/Logo';
import styles from './Dialog.module.scss';

type Props = {
  /** What buttons name in `popoverTarget` to open it. */
  id: string;
  /** Its name for screen readers. */
  label: string;
  /** The name of its close button. */
  closeLabel: string;
  /** The agency's name, for the logo at its top. */
  name: string;
  /** Sets its place and size. */
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A panel over the page. Without a script it opens as a popover, closed by Escape, its close
 * button or a click outside; with one it is modal, and focus stays inside and comes back.
 */
export function Dialog({ id, label, closeLabel, name, className, children }: Props) {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={label}
      className={`${styles.dialog} ${className ?? ''}`}
      {...enhance('dialog', 'load')}
    >
      <div className={styles.top}>
        <Logo name={name} />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={closeLabel}
          className={styles.close}
        >
          <Icon name="close" size="18px" weight="bold" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
