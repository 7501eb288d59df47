import { reveal } from '@/components/islands/motion/reveal';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import type { IconName } from '@/content/schema/icon';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './ServiceGrid.module.scss';
import type { ServiceGridData } from './ServiceGrid.schema';

type Props = Pick<ServiceGridData, 'title' | 'lead'> & {
  services: readonly {
    label: string;
    desc: string;
    href: `/services/${string}`;
    icon: IconName;
    world: World;
    picture: PictureData;
  }[];
};

/** How long a card's reveal takes, in milliseconds. */
const DURATION = 900;

/** The delays of the cards in seconds (specification, section 5): shorter for the first, longer for the last. */
const getDelays = (cards: number) =>
  Array.from({ length: cards }, (_, index) =>
    index === 0 ? 0.2 : index === cards - 1 ? 0.6 : 0.4,
  );

const SIZES = '(min-width: 1081px) 42vw, (min-width: 701px) 50vw, 92vw';

/** The services as clay sets, each in its own colour world, in rows of two and three. */
export function ServiceGrid({ title, lead, services }: Props) {
  if (services.length === 0) return null;
  return (
    <section className={styles.services}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <ul
        className={styles.grid}
        {...reveal({
          duration: DURATION,
          delays: getDelays(services.length),
          repeat: false,
        })}
      >
        {services.map(({ label, desc, href, icon, world, picture }) => (
          <li key={href} className={styles.card} data-world={world} data-card>
            <h3 className={styles.title}>
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            </h3>
            <p className={styles.desc}>{desc}</p>
            <span className={styles.set} data-shared="from">
              <Picture picture={picture} sizes={SIZES} />
            </span>
            <span className={styles.disc} aria-hidden="true">
              <Icon name={icon} size="26px" />
              <Icon name="arrow-up-right" size="22px" weight="bold" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
