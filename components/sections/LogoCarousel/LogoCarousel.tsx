import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';
import { Link } from '@/components/ui/Link/Link';
import type { ClientsData } from '@/content/schema/clients';
import type { LogoCarouselData } from '@/content/schema/team-details-page';
import styles from './LogoCarousel.module.scss';

type Props = LogoCarouselData & { clients: ClientsData['items'] };

/** The clients' logos in a row that scrolls sideways; each leads to its case. */
export function LogoCarousel({ title, clients }: Props) {
  return (
    <section className={styles.carousel}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.row}>
        {clients.map((client) => (
          <li key={client.client} className={styles.slide}>
            <Link href={`/projects#${client.client}`} className={styles.link}>
              <ClientLogo {...client} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
