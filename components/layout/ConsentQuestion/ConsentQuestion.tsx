import { enhance } from '@/components/islands/marks';
import { Link } from '@/components/ui/Link/Link';
import type { Analytics } from '@/content/words/analytics-schema';
import styles from './ConsentQuestion.module.scss';

type Props = {
  /** The id of the pixel that loads after a yes. */
  pixel: string;
  words: Analytics['question'];
};

/**
 * Asks at the bottom of the screen whether page views may be counted. It is a region, not a dialog,
 * because visitors may go on without an answer. It stands early in the HTML, so that the keyboard
 * reaches it early. It is hidden until its script finds no answer.
 */
export function ConsentQuestion({ pixel, words }: Props) {
  return (
    <section
      hidden
      aria-label={words.title}
      tabIndex={-1}
      className={styles.question}
      data-pixel={pixel}
      data-nosnippet=""
      {...enhance('consent', 'load')}
    >
      <div className={styles.words}>
        <p className={styles.title}>{words.title}</p>
        <p>
          {words.text} <Link href={words.more.href}>{words.more.label}</Link>
        </p>
      </div>
      <div className={styles.answers}>
        <button type="button" className={styles.answer} data-choice="accepted">
          {words.accept}
        </button>
        <button type="button" className={styles.answer} data-choice="refused">
          {words.refuse}
        </button>
      </div>
    </section>
  );
}
