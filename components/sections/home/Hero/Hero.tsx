import { enhance } from '@/components/islands/marks';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Picture } from '@/components/ui/Picture/Picture';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './Hero.module.scss';
import type { HeroData } from './Hero.schema';

type Props = HeroData & {
  /**
   * The place of the words: over the right riverbank, in the middle of the sky, or beside a picture
   * that is narrower than the screen.
   */
  layout?: 'banks' | 'centre' | 'beside';
};

/** A phone gets a smaller picture than it shows: soft edges look right at 1.7 pixels per CSS pixel. */
const WIDE = '(min-width: 1081px) 100vw, (min-width: 701px) 132vw, 118vw';

const sizes = {
  banks: WIDE,
  centre: WIDE,
  beside: '(min-width: 1081px) 56vw, 100vw',
} satisfies Record<NonNullable<Props['layout']>, string>;

/**
 * The home page's first screen: the tagline, two calls to action, and the clay model of both
 * riverbanks.
 */
export function Hero({
  layout = 'banks',
  title,
  lead,
  contact,
  projects,
  picture,
  sprites,
}: Props) {
  return (
    <section className={styles.hero} data-layout={layout}>
      <div className={styles.float} aria-hidden="true" {...enhance('parallax', 'mouse')}>
        {sprites.map((sprite) => (
          <Sprite key={sprite.file} picture={sprite} width={180} className={styles.sprite} />
        ))}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {title.map((line) => (
            <span key={line} className={styles.line}>
              <span className={styles.rising}>{line} </span>
            </span>
          ))}
        </h1>
        <div className={styles.pitch}>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.calls}>
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>{' '}
            {projects && <TextLink href={projects.href}>{projects.label}</TextLink>}
          </p>
        </div>
      </div>
      <div className={styles.stage}>
        <Picture picture={picture} sizes={sizes[layout]} eager cutOut={layout !== 'beside'} />
      </div>
    </section>
  );
}
