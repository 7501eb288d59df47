import { ButtonLink } from '@/components/ui/Button/Button';
import styles from './QuestionList.module.scss';
import type { QuestionListData } from './QuestionList.schema';

/** Questions about the company and their answers, on a dark block. */
export function QuestionList({ title, lead, link, questions }: QuestionListData) {
  return (
    <section className={styles.slab}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <ButtonLink href={link.href} tone="sun">
          {link.label}
        </ButtonLink>
      </header>
      <ol className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
