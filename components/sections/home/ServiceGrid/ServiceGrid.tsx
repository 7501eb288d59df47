import { reveal } from '@/components/islands/motion/reveal';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './ServiceGrid.module.scss';
import type { ServiceGridData } from './ServiceGrid.schema';

/** How long a card's reveal takes, in milliseconds. The content sets each card's delay. */
const DURATION = 900;

const SIZES = '(min-width: 1081px) 42vw, (min-width: 701px) 50vw, 92vw';

/** The services as clay sets, each in its own colour world, in rows of two, three and two. */
export function ServiceGrid({ title, lead, cards }: ServiceGridData) {
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
          delays: cards.map(({ delay_time }) => delay_time),
          repeat: false,
        })}
      >
        {cards.map(({ title: service, desc, url, icon, world, picture }) => (
          <li key={url} className={styles.card} data-world={world} data-card>
            <h3 className={styles.title}>
              <Link href={url} className={styles.link}>
                {service}
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
