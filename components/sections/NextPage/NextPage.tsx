import { Icon } from '@/components/ui/Icon/Icon';
import { joinClasses } from '@/components/ui/joinClasses';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { Link } from '@/components/ui/Link/Link';
import { Picture } from '@/components/ui/Picture/Picture';
import { hasBackground, type PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import styles from './NextPage.module.scss';
import type { NextPageData } from './NextPage.schema';

type Props = NextPageData & {
  name: string;
  /** A line under the name. */
  line: string;
  href: string;
  world: World;
  picture: PictureData;
  /**
   * A scene on its set fills one side. A bust without a backdrop stands on the lower edge. A photograph covers no word
   * of either.
   */
  shape: 'scene' | 'bust';
};

/** A link from edge to edge to the next page of its kind, in that page's world. */
export function NextPage({ label, name, line, href, world, picture, shape }: Props) {
  const isPhotograph = hasBackground(picture);
  return (
    <nav
      className={joinClasses(styles.next, styles[shape], isPhotograph && styles.photograph)}
      aria-label={label}
      data-world={world}
      data-card
      style={isPhotograph ? toMeasures([name]) : undefined}
    >
      <div className={styles.picture} data-shared="from" data-work>
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes={
            shape === 'scene' ? '(min-width: 68em) 66vw, 86vw' : '(min-width: 68em) 32vw, 66vw'
          }
          framed
        />
      </div>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h2 className={styles.name}>
          <Link href={href}>{name}</Link>
        </h2>
        <p className={styles.line}>{line}</p>
        <span className={styles.go}>
          <Icon name="arrow-up-right" size="22px" weight="bold" />
        </span>
      </div>
    </nav>
  );
}
