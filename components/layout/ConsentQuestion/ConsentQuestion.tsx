import { enhance } from '@/components/islands/marks';
import { Link } from '@/components/ui/Link/Link';
import type { Analytics } from '@/content/schema/analytics';
import styles from './ConsentQuestion.module.scss';

type Props = {
  /** The id of the pixel that a yes starts. */
  pixel: string;
  words: Analytics['question'];
};

/**
 * Asks at the screen's bottom edge whether page views may be counted. A region beside the page, not
 * a dialog: nobody has to answer it to go on. It stands near the start of the page, so that the
 * keyboard comes to it early, and is hidden until its script knows that it must be asked.
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
