import { useId } from 'react';
import { ID, type Mark } from '@/content/mark/schema';
import { Link } from '../Link/Link';
import styles from './Logo.module.scss';

type Props = {
  mark: Mark;
  /** The agency's name, also the name of the link. */
  name: string;
};

/** The height of the mark in CSS pixels. */
const HEIGHT = 34;

/** The agency's mark and name. Links to the home page. */
export function Logo({ mark: { viewBox, width, height, shapes }, name }: Props) {
  const id = useId();
  return (
    <Link href="/" className={styles.logo}>
      <svg
        viewBox={viewBox}
        width={Math.round((HEIGHT * width) / height)}
        height={HEIGHT}
        fill="currentColor"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: readMark refuses all but shapes
        dangerouslySetInnerHTML={{ __html: shapes.replaceAll(ID, `${ID}${id}`) }}
      />
      {name}
    </Link>
  );
}
