import { enhance } from '@/components/islands/enhance';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import type { VideoTestimonialData } from '@/content/schema/team-details-page';
import styles from './VideoTestimonial.module.scss';

type Props = VideoTestimonialData;

/** The dialog's id, which the button opens. */
const CONVERSATION = 'conversation';

/** A client's words beside their portrait, and the conversation they come from in a dialog. */
export function VideoTestimonial(props: Props) {
  const { quote, name, role, portrait, world, open, close, conversation } = props;
  return (
    <section className={styles.section} data-world={world}>
      <figure className={styles.voice}>
        <span className={styles.portrait}>
          <Picture picture={portrait} sizes="(min-width: 1081px) 44vw, 90vw" />
        </span>
        <div className={styles.words}>
          <blockquote className={styles.quote}>
            <p>{quote}</p>
          </blockquote>
          <figcaption className={styles.source}>
            <b>{name}</b> <span>{role}</span>
          </figcaption>
          <button
            type="button"
            popoverTarget={CONVERSATION}
            aria-haspopup="dialog"
            className={styles.open}
          >
            <span className={styles.disc}>
              <Icon name="chat" size="28px" weight="fill" />
            </span>
            {open}
          </button>
        </div>
      </figure>
      <dialog
        id={CONVERSATION}
        popover="auto"
        aria-label={conversation.title}
        className={styles.dialog}
        {...enhance('dialog', 'load')}
      >
        <div className={styles.poster}>
          <Picture picture={conversation.poster} sizes="(min-width: 701px) 860px, 100vw" />
        </div>
        <button
          type="button"
          popoverTarget={CONVERSATION}
          popoverTargetAction="hide"
          aria-label={close}
          className={styles.close}
        >
          <Icon name="close" size="18px" weight="bold" />
        </button>
        <div className={styles.transcript}>
          <h2>{conversation.title}</h2>
          <p className={styles.about}>{conversation.about}</p>
          <dl>
            {conversation.lines.map(({ speaker, words }) => (
              <div key={words} className={styles.line}>
                <dt>{speaker}</dt> <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      </dialog>
    </section>
  );
}
