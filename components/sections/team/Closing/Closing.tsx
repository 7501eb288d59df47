import { ButtonLink } from '@/components/ui/Button/Button';
import { Frame } from '@/components/ui/Frame/Frame';
import { Head } from '@/components/ui/Head/Head';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Closing.module.scss';
import type { ClosingData } from './Closing.schema';

/**
 * An invitation at the end of a page. A person or a thing stands in an arch above the footer.
 */
export function Closing({ title, lead, action, more, world, picture }: ClosingData) {
  return (
    <section className={styles.closing}>
      <Head title={title} size="banner" measure="usual" className={styles.words}>
        <p>{lead}</p>
        <div className={styles.ways}>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>{' '}
          {more && <TextLink href={more.href}>{more.label}</TextLink>}
        </div>
      </Head>
      <Frame
        picture={picture}
        world={world}
        shape="arch"
        fit="bust"
        sizes="(min-width: 68em) 36vw, 80vw"
        cutOut
        className={styles.arch}
      />
    </section>
  );
}
