import { Head } from '@/components/ui/Head/Head';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { EvidenceTable } from './EvidenceTable';
import styles from './ServiceIntro.module.scss';
import type { ServiceIntroData } from './ServiceIntro.schema';

/** What the service is about: a claim, the evidence if there is any, and the text. */
export function ServiceIntro({ title, evidence, paragraphs, link }: ServiceIntroData) {
  return (
    <section className={styles.intro}>
      <Head title={title} size="banner" measure="wide" className={styles.title} />
      {evidence && (
        <div className={styles.evidence}>
          <EvidenceTable {...evidence} />
        </div>
      )}
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && <TextLink href={link.href}>{link.label}</TextLink>}
      </div>
    </section>
  );
}
