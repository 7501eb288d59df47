import type { FilmData } from '@/content/site/film-schema';
import styles from './Transcript.module.scss';

type Props = Pick<FilmData['transcript'], 'lines'>;

/** A transcript: each speaker with their words. */
export function Transcript({ lines }: Props) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ speaker, words }) => (
        <div key={words} className={styles.line}>
          <dt>{speaker}</dt> <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
