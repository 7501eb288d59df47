import { ButtonLink } from '@/components/ui/Button/Button';
import { Sprite } from '@/components/ui/Sprite/Sprite';
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
  sprites,
}: FounderLetterData) {
  return (
    <section className={styles.water}>
      <div className={styles.sheet}>
        <h2 className={styles.title}>{title}</h2>
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
        {sprites.map((sprite) => (
          <Sprite key={sprite.file} picture={sprite} width={180} className={styles.sprite} />
        ))}
      </div>
    </section>
  );
}
