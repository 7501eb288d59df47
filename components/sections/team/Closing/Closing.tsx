import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Closing.module.scss';
import type { ClosingData } from './Closing.schema';

/**
 * An invitation at the end of a page. The person who answers it stands in an arch above the footer.
 */
export function Closing({ title, lead, action, more, world, picture }: ClosingData) {
  return (
    <section className={styles.closing} {...reveal(EVERY_TIME)}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.ways}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>{' '}
          {more && <TextLink href={more.href}>{more.label}</TextLink>}
        </p>
      </div>
      <span className={styles.arch} data-world={world}>
        <Picture
          picture={picture}
          sizes="(min-width: 68em) 36vw, 80vw"
          className={styles.person}
          cutOut
        />
      </span>
    </section>
  );
}
