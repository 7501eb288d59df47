import type { Author } from '@/content/schema/author';
import { Portrait } from '../Portrait/Portrait';
import styles from './Byline.module.scss';

type Props = {
  author: Author;
};

/** The author of an article: portrait, name and role. */
export function Byline({ author: { name, role, portrait, world } }: Props) {
  return (
    <div className={styles.byline}>
      <Portrait picture={portrait} world={world} />
      <p>
        <b>{name}</b> <span>{role}</span>
      </p>
    </div>
  );
}
