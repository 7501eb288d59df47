import type { CSSProperties, ReactNode } from 'react';
import { enhance } from '@/components/islands/marks';
import { ButtonLink } from '@/components/ui/Button/Button';
import { type Face, Hands } from '@/components/ui/Hands/Hands';
import { joinClasses } from '@/components/ui/joinClasses';
import { Picture } from '@/components/ui/Picture/Picture';
import { Sprite } from '@/components/ui/Sprite/Sprite';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import { hasBackground } from '@/content/schema/picture';
import day from './Daylight.module.scss';
import styles from './Hero.module.scss';
import type { HeroData } from './Hero.schema';

/** A round thing in the picture, in parts of the picture's width. */
type Round = { x: number; y: number; radius: number };

/** What goes from hand to hand in the picture: its places and its width are parts of the picture's width. */
type Parcel = { src: string; from: number; to: number; y: number; width: number };

type Props = HeroData & {
  /** The address of the picture's day, and where its parts are in the picture, if it has a day. */
  daylight?:
    | {
        href: string;
        sun: Round;
        /** A flat river: where the picture has ended in it, and its outline. */
        river?: { end: number; outline: string } | undefined;
        clock?: Face | undefined;
        parcel?: Parcel | undefined;
        /** Tells that the sun can be moved. */
        hint: string;
      }
    | undefined;
  /**
   * The place of the words: over the right riverbank, in the middle of the sky, or beside a picture
   * that is narrower than the screen.
   */
  layout?: 'banks' | 'centre' | 'beside';
  /** What stands below the calls to action. */
  children?: ReactNode;
  /** What stands below the picture. */
  foot?: ReactNode;
};

/** A phone gets a smaller picture than it shows: soft edges look right at 1.7 pixels per CSS pixel. */
const WIDE = '(min-width: 68em) 100vw, (min-width: 44em) 104vw, 85vw';

const sizes = {
  banks: WIDE,
  centre: WIDE,
  beside: '(min-width: 68em) 56vw, 100vw',
} satisfies Record<NonNullable<Props['layout']>, string>;

/** The middle and the radius of the sun's way, and where the picture ends, as the sheet reads them. */
const toDay = ({ sun, river }: NonNullable<Props['daylight']>): CSSProperties =>
  ({
    '--sun-x': sun.x,
    '--sun-y': sun.y,
    '--sun-radius': sun.radius,
    ...(river && { '--end': river.end }),
  }) as CSSProperties;

const toParcel = ({ from, to, y, width }: Parcel): CSSProperties =>
  ({ '--from': from, '--to': to, '--y': y, '--width': width }) as CSSProperties;

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
  foot,
  daylight,
}: Props) {
  return (
    <section
      className={joinClasses(styles.hero, styles[layout], daylight && day.sky)}
      data-layout={layout === 'banks' ? undefined : layout}
      {...(daylight && enhance('daylight', 'intent'))}
    >
      <div className={styles.words}>
        <h1 className={styles.title}>
          {title.map((line) => (
            <span key={line} className={styles.line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <div className={styles.pitch}>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.calls}>
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>{' '}
            {projects && <TextLink href={projects.href}>{projects.label}</TextLink>}
          </p>
          {children}
        </div>
      </div>
      <div
        className={joinClasses(
          styles.stage,
          daylight && day.day,
          hasBackground(picture) && styles.photograph,
        )}
        data-world={world}
        {...(daylight && {
          'data-daylight': daylight.href,
          style: toDay(daylight),
          // Its mark also says that the page's scripts run, so that the sun can be moved.
          ...enhance('clock', 'load'),
        })}
      >
        {daylight?.river && (
          <svg className={day.river} viewBox="0 0 100 200" aria-hidden="true">
            <path d={daylight.river.outline} />
          </svg>
        )}
        <Picture picture={picture} sizes={sizes[layout]} eager cutOut={layout !== 'beside'} />
        {daylight?.clock && <Hands {...daylight.clock} />}
        {daylight?.parcel && (
          // biome-ignore lint/performance/noImgElement: it has one size
          <img
            data-part="parcel"
            src={daylight.parcel.src}
            style={toParcel(daylight.parcel)}
            alt=""
            loading="lazy"
          />
        )}
        {daylight && (
          <output className="needs-script" aria-hidden="true">
            {daylight.hint}
          </output>
        )}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {/* Some shapes hang from the foot of the section, so they come once it has its height. */}
      <div className={styles.float} aria-hidden="true" {...enhance('parallax', 'mouse')}>
        {sprites.map((sprite, i) => (
          <Sprite key={i} picture={sprite} width={180} className={styles.sprite} />
        ))}
      </div>
    </section>
  );
}
