import { enhance } from '@/components/islands/marks';
import styles from './Cursor.module.scss';

type Props = {
  /** The word on the disc over a picture of the agency's work. */
  label: string;
};

/**
 * The custom cursor: a dot beside the arrow over links and controls, a disc over pictures of our work. It is
 * a popover, so that it shows above dialogs and menus. Touch and screen readers have none.
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
