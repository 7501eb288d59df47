import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './AskUs.module.scss';
import type { AskUsData } from './AskUs.schema';

/** A question to the reader, in one line across the page. */
export function AskUs({ title, text, action }: AskUsData) {
  return (
    <section className={styles.ask}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.answer}>
        <p>{text}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </div>
    </section>
  );
}
