import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Lines } from '@/components/ui/Lines/Lines';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './BanksBanner.module.scss';
import type { BanksBannerData } from './BanksBanner.schema';

/**
 * The banner of the two riverbanks: a set from edge to edge, with a giant title behind the bridge.
 */
export function BanksBanner({ breadcrumb, title, world, picture, statement }: BanksBannerData) {
  return (
    <section className={styles.banner} data-world={world}>
      <Breadcrumb {...breadcrumb} />
      <div className={styles.stage}>
        <h1 className={styles.title}>
          <Lines of={[title]} />
        </h1>
        <span className={styles.banks}>
          <Picture picture={picture} sizes="(min-width: 44em) 107vw, 98vw" eager cutOut />
        </span>
      </div>
      <p className={styles.statement}>{statement}</p>
    </section>
  );
}
