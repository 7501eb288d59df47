import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { joinClasses } from '@/components/ui/joinClasses';
import { enhance } from '../marks';
import overlay from './DialogOverlay.module.scss';
import panel from './DialogPanel.module.scss';

type Props = {
  /** The button that opens it has this id in `popoverTarget`, a film's link in `data-dialog`. */
  id: string;
  /** A panel at the screen's right edge, or an overlay in its middle. */
  look: keyof typeof looks;
  /** The dialog's name for screen readers. */
  label: string;
  /** The name of the close button. */
  close: string;
  /** The content beside the close button. */
  head: ReactNode;
  /** Sets position, size and colours. */
  className?: string | undefined;
  children: ReactNode;
};

const looks = { panel, overlay };

/**
 * A dialog over the page. Without a script it is a popover: Escape, the close button or a click
 * outside closes it. With a script it is modal, so the focus stays inside and returns afterwards.
 */
export function Dialog({ id, look, label, close, head, className, children }: Props) {
  const styles = looks[look];
  return (
    <dialog
      id={id}
      popover="auto"
      aria-label={label}
      className={joinClasses(styles.dialog, className)}
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
