import { enhance } from '@/components/islands/marks';
import { Icon } from '@/components/ui/Icon/Icon';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Faq.module.scss';
import type { FaqData } from './Faq.schema';

/** Questions that open to their answers, each in a block of its own. */
export function Faq({ title, lead, link, items }: FaqData) {
  return (
    <section className={styles.faq}>
      <header className={styles.header}>
        <h2>{title}</h2>
        <p>{lead}</p>
        <TextLink href={link.href}>{link.label}</TextLink>
      </header>
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
