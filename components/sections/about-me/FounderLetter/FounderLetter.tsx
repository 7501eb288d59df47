import { ButtonLink } from '@/components/ui/Button/Button';
import { Head } from '@/components/ui/Head/Head';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './FounderLetter.module.scss';
import type { FounderLetterData } from './FounderLetter.schema';

/** A letter in the founder's voice, on the water into which the river of `FounderStory` flows. */
export function FounderLetter({
  title,
  greeting,
  paragraphs,
  signature,
  role,
  action,
  more,
}: FounderLetterData) {
  return (
    <section className={styles.water}>
      <div className={styles.sheet}>
        <Head title={title} measure="usual" />
        <div className={styles.letter}>
          <p>{greeting}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.signature}>
            <span>{signature} </span>
            <span className={styles.role}>{role}</span>
          </p>
        </div>
        <p className={styles.actions}>
          <ButtonLink href={action.href} tone="night">
            {action.label}
          </ButtonLink>{' '}
          {more && <TextLink href={more.href}>{more.label}</TextLink>}
        </p>
      </div>
    </section>
  );
}
