import { enhance } from '@/components/islands/marks';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Clock } from '@/components/ui/Clock/Clock';
import { Lines } from '@/components/ui/Lines/Lines';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { TopPicture } from '@/components/ui/TopPicture/TopPicture';
import type { Office } from '@/content/files/agency-schema';
import type { BreadcrumbData } from '@/content/files/breadcrumb';
import type { PictureData } from '@/content/schema/picture';
import { toParts } from '@/content/schema/words';
import type { World } from '@/content/schema/world';
import styles from './PersonBanner.module.scss';

type Props = {
  breadcrumb: BreadcrumbData;
  name: string;
  role: string;
  /** One sentence about the person. */
  statement: string;
  world: World;
  portrait: PictureData;
  /** The office where the person works. */
  office?: Pick<Office, 'city' | 'timeZone' | 'number'> | undefined;
};

/** A person's name and words above the bust, or beside it, in the person's world, with the time at the office. */
export function PersonBanner(props: Props) {
  const { breadcrumb, name, role, statement, world, portrait, office } = props;
  const lines = toParts(name);
  return (
    <section className={styles.banner} data-world={world} style={toMeasures(lines)}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>
        <Lines of={lines} />
      </h1>
      <div className={styles.words}>
        <p className={styles.role}>{role}</p>
        {office && (
          <p className={styles.office} {...enhance('clock')}>
            <span>{office.city}</span> <Clock timeZone={office.timeZone} office={office.number} />
          </p>
        )}
        <p className={styles.statement}>{statement}</p>
      </div>
      <TopPicture
        className={styles.portrait}
        picture={portrait}
        sizes="(min-width: 68em) 42vw, 88vw"
        cutOut
      />
    </section>
  );
}
