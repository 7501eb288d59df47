import { Dialog } from '@/components/islands/disclosure/Dialog';
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

/** The dialog's id. The button "Privacy choices" of every footer opens it. */
export const PRIVACY_CHOICES_ID = 'privacy-choices';

/**
 * Asks at the bottom of the screen whether page views may be counted. It is a region, not a dialog,
 * because visitors may go on without an answer. It stands early in the HTML, so that the keyboard
 * reaches it early. It is hidden until its script finds that the site asks and has no answer.
 * Where the screen has no room for its words, it is one line, and its title opens the dialog with all of them.
 */
export function ConsentQuestion({ words, until, settings }: Props) {
  const text = (
    <p className={styles.text}>
      {words.text} {until} <Link href={words.more.href}>{words.more.label}</Link>
    </p>
  );
  const answers = (
    <div className={styles.answers}>
      <button type="button" className={styles.answer} data-choice="accepted">
        {words.accept}
      </button>
      <button type="button" className={styles.answer} data-choice="refused">
        {words.refuse}
      </button>
    </div>
  );
  return (
    <>
      <Dialog
        id={PRIVACY_CHOICES_ID}
        look="overlay"
        label={words.title}
        close={words.close}
        head={<h2 className={styles.title}>{words.title}</h2>}
        className={styles.dialog}
      >
        <div data-nosnippet="">
          {text}
          {answers}
        </div>
      </Dialog>
      <p className="visually-hidden" role="status" />
      <section
        hidden
        aria-label={words.title}
        className={styles.question}
        {...settings}
        data-nosnippet=""
        {...enhance('consent', 'load')}
      >
        <div className={styles.words}>
          <p className={styles.title}>{words.title}</p>
          {text}
        </div>
        <button
          type="button"
          popoverTarget={PRIVACY_CHOICES_ID}
          aria-haspopup="dialog"
          className={styles.opener}
        >
          <span>{words.title}</span>
        </button>
        {answers}
      </section>
    </>
  );
}
