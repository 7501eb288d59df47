import { enhance } from '@/components/islands/marks';
import styles from './Cursor.module.scss';

type Props = {
  /** What the disc says over a picture of the agency's work. */
  label: string;
};

/**
 * A dot that goes with the mouse over links and controls, is a ring over text fields, and grows to
 * a disc over our work. A popover, so that it is seen over dialogs and menus too; hidden from touch and from screen readers.
 */
export function Cursor({ label }: Props) {
  return (
    <div
      popover="manual"
      className={styles.cursor}
      aria-hidden="true"
      data-cursor=""
      {...enhance('cursor', 'mouse')}
    >
      <span className={styles.disc}>{label}</span>
    </div>
  );
}
