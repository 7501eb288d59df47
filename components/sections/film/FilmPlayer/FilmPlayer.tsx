import { enhance } from '@/components/islands/marks';
import { withBasePath } from '@/components/ui/Link/with-base-path';
import { Logo } from '@/components/ui/Logo/Logo';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { Transcript } from '@/components/ui/Transcript/Transcript';
import type { Mark } from '@/content/brand/mark-schema';
import { getLanguage } from '@/content/files/language';
import { toSentence } from '@/content/schema/words';
import type { FilmData } from '@/content/site/film-schema';
import styles from './FilmPlayer.module.scss';

type Props = Pick<FilmData, 'title' | 'about' | 'note' | 'player' | 'transcript'> & {
  mark: Mark;
  /** The agency's name. */
  name: string;
};

/**
 * A film that fills its page. In a dialog's frame, whose address ends in `#player`, nothing else
 * shows. On a page of its own it has the logo and a link back above it, and below it a title and the
 * conversation in writing.
 */
export function FilmPlayer({ mark, name, title, about, note, player, transcript }: Props) {
  const { file, width, height, poster, captions, back } = player;
  const getAddress = (ending: string) => withBasePath(`/film/${file}.${ending}`);
  return (
    <main id="player" className={styles.page}>
      <div className={styles.top}>
        <Logo mark={mark} name={name} />
        <TextLink href={back.href}>{back.label}</TextLink>
      </div>
      <div>
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
            {toSentence(about)} {toSentence(note)}
          </p>
          <section className={styles.transcript}>
            <h2>{transcript.label}</h2>
            <Transcript lines={transcript.lines} />
          </section>
        </div>
      </div>
    </main>
  );
}
