import { useId } from 'react';
import { ID, type Mark } from '@/content/brand/mark-schema';
import { joinClasses } from '../joinClasses';
import { Link } from '../Link/Link';
import styles from './Logo.module.scss';
import { measureLogo, measureMark } from './measureLogo';

type Props = {
  mark: Mark;
  /** The agency's name, also the name of the link. */
  name: string;
};

/** The agency's mark and name, or its wordmark alone. Links to the home page. */
export function Logo({ mark, name }: Props) {
  const id = useId();
  const { viewBox, shapes, isWordmark } = mark;
  const { fit } = measureLogo(mark, name);
  const kind = isWordmark ? styles.wordmark : fit === 'one' ? undefined : styles[fit];
  return (
    <Link href="/" className={joinClasses(styles.logo, kind)}>
      <svg
        viewBox={viewBox}
        {...measureMark(mark)}
        fill="currentColor"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark refuses all but shapes
        dangerouslySetInnerHTML={{ __html: shapes.replaceAll(ID, `${ID}${id}`) }}
      />
      {isWordmark ? <span className="visually-hidden">{name}</span> : name}
    </Link>
  );
}
