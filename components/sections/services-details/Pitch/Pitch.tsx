import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { Lines } from '@/components/ui/Lines/Lines';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './Pitch.module.scss';
import type { PitchData } from './Pitch.schema';

const SIZES = '(min-width: 68em) 64vw, 98vw';

/**
 * The services pitch: the title on the page's ground, and beside it a set that extends above its
 * panel.
 */
export function Pitch({ breadcrumb, title, world, picture, lead, points, action }: PitchData) {
  return (
    <section className={styles.pitch}>
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>
        <Lines of={title} />
      </h1>
      <div className={styles.panel} data-world={world}>
        <div className={styles.set}>
          <Picture picture={picture} sizes={SIZES} eager />
        </div>
        <div className={styles.words}>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" size="20px" weight="bold" />
                {point}
              </li>
            ))}
          </ul>
          <ButtonLink href={action.href} tone="night">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
