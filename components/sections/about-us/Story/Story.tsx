import { Fragment } from 'react';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Story.module.scss';
import type { StoryData } from './Story.schema';

/** The company's story: its heading on one side, the text in large type on the other. */
export function Story({ title, lead, paragraphs, links }: StoryData) {
  return (
    <section className={styles.story}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.body}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <p className={styles.links}>
        {links.map(({ label, href }) => (
          <Fragment key={href}>
            <TextLink href={href}>{label}</TextLink>{' '}
          </Fragment>
        ))}
      </p>
    </section>
  );
}
