import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Company.module.scss';
import type { CompanyData } from './Company.schema';

/** The company in two paragraphs, over a river landscape from edge to edge. */
export function Company({ title, paragraphs, link, world, picture }: CompanyData) {
  return (
    <section className={styles.company} data-world={world}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <TextLink href={link.href}>{link.label}</TextLink>
      </div>
      <div className={styles.landscape}>
        <Picture picture={picture} sizes="(min-width: 44em) 100vw, 170vw" cutOut />
      </div>
    </section>
  );
}
