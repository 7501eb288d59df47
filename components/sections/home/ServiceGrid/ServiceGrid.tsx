import { reveal } from '@/components/islands/motion/reveal';
import { Icon } from '@/components/ui/Icon/Icon';
import { joinClasses } from '@/components/ui/joinClasses';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import rows from '@/components/ui/Rows/Rows.module.scss';
import { toPlaces } from '@/components/ui/Rows/toPlaces';
import { hasBackground, type PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './ServiceGrid.module.scss';
import type { BalanceData, ServiceGridData } from './ServiceGrid.schema';

type Props = Pick<ServiceGridData, 'title' | 'lead'> & {
  services: readonly {
    label: string;
    desc: string;
    href: `/services/${string}`;
    world: World;
    picture: PictureData;
    balance?: BalanceData | undefined;
  }[];
};

/** How long a card's reveal takes, in milliseconds. */
const DURATION = 900;

/** The delays of the cards in seconds (specification, section 5): shorter for the first, longer for the last. */
const getDelays = (cards: number) =>
  Array.from({ length: cards }, (_, index) =>
    index === 0 ? 0.2 : index === cards - 1 ? 0.6 : 0.4,
  );

/** Rows of three and four, so that seven cards fill two. */
const PATTERNS = {
  tablet: [[6, 6]],
  laptop: [
    [4, 4, 4],
    [3, 3, 3, 3],
  ],
};

/** The classes of cards that are wide on a laptop, by their columns. */
const WIDE: Record<number, string | undefined> = { 6: styles.half, 12: styles.whole };

/** On a phone a card is half as wide as the screen, and an odd last one as wide. */
const getSizes = (isAlone: boolean) =>
  `(min-width: 68em) 33vw, (min-width: 44em) 50vw, (min-width: 22.5em) ${isAlone ? 60 : 44}vw, 92vw`;

type CardPictureProps = Pick<Props['services'][number], 'picture' | 'balance'> & { sizes: string };

/** A card's picture. The plank of a balance lies over its foot, and tips once the card has come. */
function CardPicture({ picture, balance, sizes }: CardPictureProps) {
  if (!balance) return <Picture picture={picture} sizes={sizes} cutOut plain />;
  return (
    <>
      <Picture picture={{ ...picture, ...balance.foot }} sizes={sizes} cutOut plain />
      <span className={styles.plank}>
        <Picture picture={{ ...picture, ...balance.plank, alt: '' }} sizes={sizes} cutOut plain />
      </span>
    </>
  );
}

/** The services as clay sets, each in its own colour world, in rows of three and four. */
export function ServiceGrid({ title, lead, services }: Props) {
  if (services.length === 0) return null;
  const places = toPlaces(services.length, PATTERNS);
  return (
    <section className={styles.services}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul
        className={`${rows.rows} ${styles.grid}`}
        data-from="small"
        {...reveal({
          duration: DURATION,
          delays: getDelays(services.length),
          repeat: false,
        })}
      >
        {services.map(({ label, desc, href, world, ...pictures }, index) => (
          <li
            key={href}
            className={joinClasses(
              styles.card,
              hasBackground(pictures.picture) && styles.photograph,
              WIDE[places[index]?.['data-laptop'] ?? 0],
            )}
            data-world={world}
            data-card
            {...places[index]}
          >
            <h3 className={styles.title}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </h3>
            <p className={styles.desc}>{desc}</p>
            <span className={styles.set} data-shared="from">
              <CardPicture {...pictures} sizes={getSizes(places[index]?.['data-tablet'] === 12)} />
            </span>
            <Icon name="arrow-up-right" weight="bold" className={styles.disc} />
          </li>
        ))}
      </ul>
    </section>
  );
}
