import type { ReactNode } from 'react';
import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Overlay.module.scss';

type Props = {
  /** What opens it names it: a button in `popoverTarget`, the film's link in `data-dialog`. */
  id: string;
  /** Its name for screen readers. */
  label: string;
  /** The name of its close button. */
  close: string;
  /** What stands beside the close button. */
  head: ReactNode;
  /** Sets its width and colours. */
  className?: string | undefined;
  children: ReactNode;
};

/** A dialog in the middle of the screen; without a script it opens as a popover. */
export function Overlay({ id, label, close, head, className, children }: Props) {
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={label}
      className={`${styles.overlay} ${className ?? ''}`}
      {...enhance('dialog', 'load')}
    >
      <div className={styles.bar}>
        {head}
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
          className={styles.close}
        >
          <Icon name="close" size="18px" weight="bold" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
