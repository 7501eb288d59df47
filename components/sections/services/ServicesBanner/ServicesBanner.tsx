import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';
import styles from './ServicesBanner.module.scss';
import type { ServicesBannerData } from './ServicesBanner.schema';

type Props = ServicesBannerData & {
  /** The sets without their backdrops, in the order of the services. */
  sets: readonly PictureData[];
};

/** As many sets as have room beside each other. */
const MOST = 7;

/** The banner of the services page: the first seven sets in a row in front of the giant title. */
export function ServicesBanner({ breadcrumb, title, world, statement, action, sets }: Props) {
  return (
    <section className={styles.banner} data-world={world}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.sets} aria-hidden="true">
        {sets.slice(0, MOST).map((set, i) => (
          <span key={set.file}>
            <Picture picture={set} sizes="(min-width: 701px) 25vw, 41vw" eager={i === 0} />
          </span>
        ))}
      </div>
      <div className={styles.statement}>
        <p>{statement}</p>
        <ButtonLink href={action.href} tone="night">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
