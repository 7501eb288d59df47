import { enhance } from '@/components/islands/marks';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { type Face, Hands } from '@/components/ui/Hands/Hands';
import { Lines } from '@/components/ui/Lines/Lines';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './BanksBanner.module.scss';
import type { BanksBannerData } from './BanksBanner.schema';

type Props = BanksBannerData & {
  /** What follows the hour, if the picture is the home page's scene in the evening. */
  evening?: { clock?: Face | undefined } | undefined;
};

/**
 * The banner of the two riverbanks: a set from edge to edge, with a giant title behind the bridge.
 */
export function BanksBanner({ breadcrumb, title, world, picture, statement, evening }: Props) {
  return (
    <section className={styles.banner} data-world={world} style={toMeasures([title])}>
      <Breadcrumb {...breadcrumb} />
      <div className={styles.stage}>
        <h1 className={styles.title}>
          <Lines of={[title]} />
        </h1>
        <span
          className={styles.banks}
          {...(evening && { 'data-town': 'lit', ...enhance('clock', 'load') })}
        >
          <Picture picture={picture} sizes="(min-width: 44em) 107vw, 98vw" eager cutOut />
          {evening?.clock && <Hands {...evening.clock} />}
        </span>
      </div>
      <p className={styles.statement}>{statement}</p>
    </section>
  );
}
