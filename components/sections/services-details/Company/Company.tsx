import { Head } from '@/components/ui/Head/Head';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Company.module.scss';
import type { CompanyData } from './Company.schema';

/** The company in two paragraphs, over a river landscape from edge to edge. */
export function Company({ title, paragraphs, link, world, picture }: CompanyData) {
  return (
    <section className={styles.company} data-world={world}>
      <Head title={title} size="subtitle" split={7} className={styles.words}>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TextLink href={link.href}>{link.label}</TextLink>
        </div>
      </Head>
      <div className={styles.landscape}>
        <Picture picture={picture} sizes="(min-width: 44em) 100vw, 170vw" cutOut />
      </div>
    </section>
  );
}
