'use client';

import { slideRole } from '@/components/ui/Carousel/carousel';
import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';
import { Link } from '@/components/ui/Link/Link';
import type { SlideWords } from '@/content/schema/wording';
import type { Client } from '@/content/site/clients-schema';
import styles from './LogoSlides.module.scss';
import { Slick } from './Slick';

type Props = { clients: readonly Client[]; words: SlideWords };

/** Specification, section 9. */
const SETTINGS = {
  slidesToShow: 6,
  slidesToScroll: 2,
  upTo: [
    { width: 1200, settings: { slidesToShow: 5 } },
    { width: 992, settings: { slidesToShow: 4 } },
    { width: 767, settings: { slidesToShow: 2 } },
    { width: 575, settings: { slidesToShow: 2 } },
  ],
};

/** The clients' logos. Each links to its case study, if it has one. */
export function LogoSlidesIsland({ clients, words }: Props) {
  return (
    <Slick settings={SETTINGS} className={styles.row}>
      {clients.map(({ client, ...logo }, index) => (
        <div key={logo.name} className={styles.slide} {...slideRole(words, index, clients.length)}>
          {client ? (
            <Link href={`/projects#${client}`} className={styles.link}>
              <ClientLogo {...logo} />
            </Link>
          ) : (
            <span className={styles.link}>
              <ClientLogo {...logo} />
            </span>
          )}
        </div>
      ))}
    </Slick>
  );
}
