import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/Button/Button';
import { joinClasses } from '@/components/ui/joinClasses';
import { Lines } from '@/components/ui/Lines/Lines';
import { measureTitle, toStyle } from '@/components/ui/Lines/measureTitle';
import { TopPicture } from '@/components/ui/TopPicture/TopPicture';
import { hasBackground } from '@/content/schema/picture';
import styles from './StageBanner.module.scss';
import type { StageBannerData } from './StageBanner.schema';

const SIZES = '(min-width: 68em) 80vw, (min-width: 44em) 100vw, 96vw';
const WIDE_SIZES = '(min-width: 44em) 98vw, 84vw';

/**
 * The banner of a page with a set: a giant title behind the clay. A long, low set is as wide as the page. A photograph
 * stands below the title.
 */
export function StageBanner({
  breadcrumb,
  title,
  world,
  picture,
  statement,
  action,
}: StageBannerData) {
  const measure = measureTitle(title);
  const isWide = picture.width > 3 * picture.height;
  return (
    <section
      className={joinClasses(styles.banner, hasBackground(picture) && styles.photograph)}
      data-world={world}
      data-lines={title.length}
      data-open={measure.open}
      data-wide={isWide}
      style={toStyle(measure)}
    >
      <Breadcrumb {...breadcrumb} />
      <h1 className={styles.title}>
        <Lines of={title} />
      </h1>
      <div className={styles.set}>
        <TopPicture
          className={styles.picture}
          picture={picture}
          sizes={isWide ? WIDE_SIZES : SIZES}
        />
      </div>
      <div className={styles.statement}>
        <p>{statement}</p>
        {action && (
          <ButtonLink href={action.href} tone="night">
            {action.label}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
