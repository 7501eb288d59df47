import { enhance } from '@/components/islands/marks';
import { Frame } from '@/components/ui/Frame/Frame';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import type { FilmData } from '@/content/site/film-schema';
import { ConversationDialog } from './ConversationDialog';
import { FilmDialog } from './FilmDialog';
import styles from './VideoTestimonial.module.scss';
import type { VideoTestimonialData } from './VideoTestimonial.schema';

type Props = VideoTestimonialData & { film: FilmData };

/** The ids of the two dialogs. */
const FILM = 'film';
const CONVERSATION = 'conversation';

/** A client's words and portrait, with the filmed conversation and its transcript. */
export function VideoTestimonial({ quote, name, role, portrait, world, film }: Props) {
  return (
    <section className={styles.section} data-world={world}>
      <div className={styles.voice}>
        <Frame
          picture={portrait}
          shape="arch"
          sizes="(min-width: 68em) 44vw, 90vw"
          className={styles.portrait}
        />
        <div className={styles.words}>
          <figure>
            <blockquote className={styles.quote}>
              <p>{quote}</p>
            </blockquote>
            <figcaption className={styles.source}>
              <b>{name}</b> <span>{role}</span>
            </figcaption>
          </figure>
          <Link href={film.address} className={styles.open} data-dialog={FILM} {...enhance('film')}>
            <span className={styles.disc}>
              <Icon name="play" size="28px" weight="fill" />
            </span>
            <span>
              {film.open} <small>{film.note}</small>
            </span>
          </Link>{' '}
          <button
            type="button"
            popoverTarget={CONVERSATION}
            aria-haspopup="dialog"
            className={styles.read}
          >
            {film.transcript.open}
          </button>
        </div>
      </div>
      <FilmDialog id={FILM} {...film} />
      <ConversationDialog id={CONVERSATION} {...film} />
    </section>
  );
}
