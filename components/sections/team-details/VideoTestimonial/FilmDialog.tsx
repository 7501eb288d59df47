import { Dialog } from '@/components/islands/disclosure/Dialog';
import type { FilmData } from '@/content/schema/film';
import styles from './FilmDialog.module.scss';

type Props = Pick<FilmData, 'title' | 'note' | 'close'> & {
  /** What the link that opens it names in `data-dialog`. */
  id: string;
};

/** The dialog that a film plays in. Its frame is empty until a script opens it, and again after. */
export function FilmDialog({ id, title, note, close }: Props) {
  const head = (
    <p className={styles.title}>
      {title} <small>{note}</small>
    </p>
  );
  return (
    <Dialog id={id} look="overlay" label={title} close={close} head={head} className={styles.room}>
      <iframe
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        className={styles.frame}
      />
    </Dialog>
  );
}
