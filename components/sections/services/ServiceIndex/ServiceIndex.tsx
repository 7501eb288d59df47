import type { CSSProperties } from 'react';
import type { StageBannerData } from '@/components/sections/StageBanner/StageBanner.schema';
import { Head } from '@/components/ui/Head/Head';
import { Icon } from '@/components/ui/Icon/Icon';
import { Lines } from '@/components/ui/Lines/Lines';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import styles from './ServiceIndex.module.scss';
import type { ServiceIndexData } from './ServiceIndex.schema';

/** The parts of a service that a band shows. */
type Band = {
  summary: string;
  banner: Pick<StageBannerData, 'title' | 'world' | 'picture'>;
  parts: { cards: readonly { id: string; title: string }[] };
};

type Props = ServiceIndexData & {
  services: readonly { path: string; service: Band }[];
};

const SIZES = '(min-width: 68em) 50vw, 92vw';

/**
 * All services as full-width bands, each in the colours of its world. Its set reaches into the band
 * above.
 */
export function ServiceIndex({ title, lead, more, services }: Props) {
  return (
    <section className={styles.index} id="services">
      <Head title={title} measure="usual" split={7} className={styles.head}>
        <div>
          <p>{lead}</p>
          {more && <TextLink href={more.href}>{more.label}</TextLink>}
        </div>
      </Head>
      <ul>
        {services.map(({ path, service: { banner, summary, parts } }, i) => (
          <li
            key={path}
            className={styles.band}
            style={{ '--odd': i % 2 } as CSSProperties}
            data-world={banner.world}
            data-card
          >
            <div className={styles.set}>
              <span data-shared="from">
                <Picture picture={{ ...banner.picture, alt: '' }} sizes={SIZES} />
              </span>
            </div>
            <div className={styles.words}>
              <h3>
                <Link href={path} className={styles.link}>
                  <Lines of={banner.title} />
                </Link>
              </h3>
              <p>{summary}</p>
              <ul className={styles.parts}>
                {parts.cards.map((part) => (
                  <li key={part.id}>{part.title}</li>
                ))}
              </ul>
            </div>
            <span className={styles.go}>
              <Icon name="arrow-up-right" size="22px" weight="bold" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
