import { ButtonLink } from '@/components/ui/Button/Button';
import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import styles from './QuestionList.module.scss';
import type { QuestionListData } from './QuestionList.schema';

/** Questions about the company and their answers, on a dark block. */
export function QuestionList({ title, lead, link, questions }: QuestionListData) {
  return (
    <Ground on="ink" className={styles.slab}>
      <Head title={title} size="subtitle" stays>
        <p>{lead}</p>
        <ButtonLink href={link.href} tone="sun">
          {link.label}
        </ButtonLink>
      </Head>
      <ol className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </li>
        ))}
      </ol>
    </Ground>
  );
}
