import { Dialog } from '@/components/islands/disclosure/Dialog';
import type { FilmData } from '@/content/site/film-schema';
import styles from './FilmDialog.module.scss';

type Props = Pick<FilmData, 'title' | 'note' | 'close'> & {
  /** The link that opens it has this in `data-dialog`. */
  id: string;
};

/** The dialog that plays a film. Its frame is empty while it is closed. */
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
