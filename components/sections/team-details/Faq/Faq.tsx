import { enhance } from '@/components/islands/marks';
import { Head } from '@/components/ui/Head/Head';
import { Icon } from '@/components/ui/Icon/Icon';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Faq.module.scss';
import type { FaqData } from './Faq.schema';

/** Questions that open to their answers, each in a block of its own. */
export function Faq({ title, lead, link, items }: FaqData) {
  return (
    <section className={styles.faq}>
      <Head title={title} size="subtitle" measure="usual" stays>
        <p>{lead}</p>
        <TextLink href={link.href}>{link.label}</TextLink>
      </Head>
      <div className={styles.items}>
        {items.map(({ question, answer }, index) => (
          <details
            key={question}
            className={styles.item}
            open={index === 0}
            data-duration="300"
            {...enhance('details', 'visible')}
          >
            <summary>
              <h3>{question}</h3>
              <span className={styles.sign}>
                <Icon name="plus" size="20px" weight="bold" />
              </span>
            </summary>
            <div className={styles.answer}>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
