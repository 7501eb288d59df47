import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { enhance } from '../marks';
import overlay from './DialogOverlay.module.scss';
import panel from './DialogPanel.module.scss';

type Props = {
  /** What opens it names it: a button in `popoverTarget`, a film's link in `data-dialog`. */
  id: string;
  /** A panel at the screen's right edge, or an overlay in its middle. */
  look: keyof typeof looks;
  /** Its name for screen readers. */
  label: string;
  /** The name of its close button. */
  close: string;
  /** What stands beside the close button. */
  head: ReactNode;
  /** Sets its place, size and colours. */
  className?: string | undefined;
  children: ReactNode;
};

const looks = { panel, overlay };

/**
 * A dialog over the page. Without a script it opens as a popover, closed by Escape, its close
 * button or a click outside; with one it is modal, and focus stays inside and comes back.
 */
export function Dialog({ id, look, label, close, head, className, children }: Props) {
  const styles = looks[look];
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={label}
      className={`${styles.dialog} ${className ?? ''}`}
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
