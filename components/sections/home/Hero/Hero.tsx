import type { CSSProperties, ReactNode } from 'react';
import { enhance } from '@/components/islands/marks';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Picture } from '@/components/ui/Picture/Picture';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import day from './Daylight.module.scss';
import styles from './Hero.module.scss';
import type { HeroData } from './Hero.schema';

/** A round thing in the picture, in parts of the picture's width. */
type Round = { x: number; y: number; radius: number };

type Props = HeroData & {
  /** The address of the picture's day, and where the sun and a clock's face are in it, if it has a day. */
  daylight?: { href: string; sun: Round; clock?: Round | undefined } | undefined;
  /**
   * The place of the words: over the right riverbank, in the middle of the sky, or beside a picture
   * that is narrower than the screen.
   */
  layout?: 'banks' | 'centre' | 'beside';
  /** What stands below the calls to action. */
  children?: ReactNode;
};

/** A phone gets a smaller picture than it shows: soft edges look right at 1.7 pixels per CSS pixel. */
const WIDE = '(min-width: 68em) 100vw, (min-width: 44em) 132vw, 97vw';

const sizes = {
  banks: WIDE,
  centre: WIDE,
  beside: '(min-width: 68em) 56vw, 100vw',
} satisfies Record<NonNullable<Props['layout']>, string>;

/** The sun's way in the picture, for the sheet. */
const toSun = ({ x, y, radius }: Round): CSSProperties =>
  ({ '--x': x, '--y': y, '--r': radius }) as CSSProperties;

/** Ten past ten on the clock, until the script knows the time. */
const toClock = ({ x, y, radius }: Round): CSSProperties =>
  ({
    '--x': x,
    '--y': y,
    '--radius': radius,
    '--hour': '305deg',
    '--minute': '60deg',
  }) as CSSProperties;

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
  world,
  sprites,
  children,
  daylight,
}: Props) {
  return (
    <section
      className={daylight ? `${styles.hero} ${day.sky}` : styles.hero}
      data-layout={layout}
      {...(daylight && enhance('daylight', 'intent'))}
    >
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
        {children}
      </div>
      <div
        className={daylight ? `${styles.stage} ${day.day}` : styles.stage}
        data-world={world}
        {...(daylight && {
          'data-daylight': daylight.href,
          style: toSun(daylight.sun),
        })}
      >
        <Picture picture={picture} sizes={sizes[layout]} eager cutOut={layout !== 'beside'} />
        {daylight?.clock && <i data-part="hands" style={toClock(daylight.clock)} />}
      </div>
      {/* Some shapes hang from the foot of the section, so they come once it has its height. */}
      <div className={styles.float} aria-hidden="true" {...enhance('parallax', 'mouse')}>
        {sprites.map((sprite) => (
          <Sprite key={sprite.file} picture={sprite} width={180} className={styles.sprite} />
        ))}
      </div>
    </section>
  );
}
