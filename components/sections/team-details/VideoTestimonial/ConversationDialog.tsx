import { Dialog } from '@/components/islands/disclosure/Dialog';
import { Transcript } from '@/components/ui/Transcript/Transcript';
import type { FilmData } from '@/content/site/film-schema';
import styles from './ConversationDialog.module.scss';

type Props = Pick<FilmData, 'title' | 'about' | 'transcript'> & {
  /** The button that opens it has this in `popoverTarget`. */
  id: string;
};

/** The filmed conversation in writing. */
export function ConversationDialog({ id, title, about, transcript }: Props) {
  const { label, close, lines } = transcript;
  const head = (
    <div className={styles.head}>
      <h2>{title}</h2>
      <p>{about}</p>
    </div>
  );
  return (
    <Dialog id={id} look="overlay" label={label} close={close} head={head}>
      <div className={styles.words}>
        <Transcript lines={lines} />
      </div>
    </Dialog>
  );
}
