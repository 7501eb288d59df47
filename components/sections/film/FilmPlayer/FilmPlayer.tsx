import { enhance } from '@/components/islands/marks';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { Transcript } from '@/components/ui/Transcript/Transcript';
import { getLanguage } from '@/content/files/language';
import type { FilmData } from '@/content/site/film-schema';
import styles from './FilmPlayer.module.scss';

type Props = Pick<FilmData, 'title' | 'about' | 'note' | 'player' | 'transcript'>;

/**
 * A film that fills its page. In a dialog's frame, whose address ends in `#player`, nothing else
 * shows. On a page of its own it has a title, a link back, and the conversation in writing below.
 */
export function FilmPlayer({ title, about, note, player, transcript }: Props) {
  const { file, width, height, poster, captions, back } = player;
  const getAddress = (ending: string) => withBasePath(`/film/${file}.${ending}`);
  return (
    <main id="player" className={styles.page}>
      <video
        controls
        playsInline
        preload="metadata"
        width={width}
        height={height}
        poster={withBasePath(`/pictures/${poster.file}-${poster.width}.avif`)}
        aria-label={title}
        className={styles.film}
        {...enhance('autoplay', 'load')}
      >
        <source src={getAddress('webm')} type='video/webm; codecs="av01.0.05M.10"' />
        <source src={getAddress('mp4')} type="video/mp4" />
        {/* Off at the start, because the film shows its words itself. */}
        <track kind="captions" src={getAddress('vtt')} srcLang={getLanguage()} label={captions} />
      </video>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p>
          {about}. {note}.
        </p>
        <TextLink href={back.href}>{back.label}</TextLink>
        <details className={styles.transcript}>
          <summary>{transcript.open}</summary>
          <Transcript lines={transcript.lines} />
        </details>
      </div>
    </main>
  );
}
