import { ButtonLink } from '@/components/ui/Button/Button';
import styles from './Ask.module.scss';
import type { AskData } from './Ask.schema';

type Props = AskData & { id: string };

/** The closing question: one large sentence, and a link to answer it. */
export function Ask({ id, sentence, action, lead }: Props) {
  return (
    <section className={styles.ask} id={id}>
      <h2 className={styles.sentence}>{sentence}</h2>
      <div className={styles.answer}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
        <p>{lead}</p>
      </div>
    </section>
  );
}
