import { enhance } from '@/components/islands/marks';
import { Link } from '@/components/ui/Link/Link';
import type { Analytics } from '@/content/site/analytics-schema';
import styles from './ConsentQuestion.module.scss';

type Props = {
  words: Analytics['question'];
  /** The sentence on what happens before an answer. */
  until: string;
  /** The attributes that `consent.enhancer.ts` reads. */
  settings: Record<`data-${string}`, string | undefined>;
};

/**
 * Asks at the bottom of the screen whether page views may be counted. It is a region, not a dialog,
 * because visitors may go on without an answer. It stands early in the HTML, so that the keyboard
 * reaches it early. It is hidden until its script finds that the site asks and has no answer, or until
 * a press of "Privacy choices".
 */
export function ConsentQuestion({ words, until, settings }: Props) {
  return (
    <section
      hidden
      aria-label={words.title}
      tabIndex={-1}
      className={styles.question}
      {...settings}
      data-nosnippet=""
      {...enhance('consent', 'load')}
    >
      <div className={styles.words}>
        <p className={styles.title}>{words.title}</p>
        <p>
          {words.text} {until} <Link href={words.more.href}>{words.more.label}</Link>
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
