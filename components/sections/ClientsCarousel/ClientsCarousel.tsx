import { enhance } from '@/components/islands/enhance';
import { ButtonLink } from '@/components/ui/Button/Button';
import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import { RailButtons } from '@/components/ui/RailButtons/RailButtons';
import type { ClientsCarouselData } from '@/content/schema/clients-carousel';
import type { ProjectData } from '@/content/schema/project';
import styles from './ClientsCarousel.module.scss';

type Props = ClientsCarouselData & {
  /** The slides, in their order. */
  projects: readonly ProjectData[];
};

const SIZES = '(min-width: 1200px) 31vw, (min-width: 768px) 45vw, (min-width: 500px) 90vw, 64vw';

/** Six clients' projects in a row that scrolls sideways and starts again at its end. */
export function ClientsCarousel({ title, lead, action, previous, next, projects }: Props) {
  return (
    <section className={styles.clients} {...enhance('rail', 'visible')}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.action}>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      <ul className={styles.rail} data-rail>
        {projects.map(({ client, name, kind, image }) => (
          <li key={client} className={styles.slide}>
            <Link href={action.href} className={styles.link}>
              <span className={styles.picture}>
                <Picture picture={image} sizes={SIZES} />
              </span>
              <h3 className={styles.client}>
                <ClientLogo client={client} name={name} />
              </h3>{' '}
              <p className={styles.project}>{kind}</p>
            </Link>
          </li>
        ))}
      </ul>
      <RailButtons previous={previous} next={next} className={styles.controls} />
    </section>
  );
}
