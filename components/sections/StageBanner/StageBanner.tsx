import type { CSSProperties } from 'react';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/Button/Button';
import { Lines } from '@/components/ui/Lines/Lines';
import { measureTitle } from '@/components/ui/Lines/measureTitle';
import { Picture } from '@/components/ui/Picture/Picture';
import { TopPicture } from '@/components/ui/TopPicture/TopPicture';
import type { World } from '@/content/schema/world';
import styles from './StageBanner.module.scss';
import type { StageBannerData } from './StageBanner.schema';

/** The worlds with a dark floor. A yellow button stands out there, and a dark one on all others. */
const darkFloors: readonly World[] = ['cloud', 'harbour'];

const SIZES = '(min-width: 1081px) 80vw, (min-width: 701px) 100vw, 123vw';

/** The banner of a page with a set: a giant title behind the clay. */
export function StageBanner({
  breadcrumb,
  title,
  world,
  base,
  cut,
  statement,
  action,
  small,
}: StageBannerData) {
  const { line, word, open } = measureTitle(title);
  return (
    <section
      className={styles.banner}
      data-world={world}
      data-lines={title.length}
      data-open={open}
      data-small={small}
      style={{ '--line': line, '--word': word } as CSSProperties}
    >
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>
        <Lines of={title} />
      </h1>
      <div className={styles.set}>
        <span className={styles.base}>
          <Picture picture={base} sizes={SIZES} />
        </span>
        <TopPicture className={styles.cut} picture={cut} sizes={SIZES} />
      </div>
      <div className={styles.statement}>
        <p>{statement}</p>
        {action && (
          <ButtonLink href={action.href} tone={darkFloors.includes(world) ? 'sun' : 'night'}>
            {action.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
