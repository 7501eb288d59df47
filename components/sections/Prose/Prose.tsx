import { enhance } from '@/components/islands/marks';
import { Prose as Text } from '@/components/ui/Prose/Prose';
import { fitTree } from './fitTree';
import styles from './Prose.module.scss';
import type { ProseSectionData } from './Prose.schema';

type Props = ProseSectionData & {
  /** Which of the page's texts it is. The id of a heading is `text-…`, and `text2-…` in the second text. */
  nth?: number;
};

/** Free text, with its title beside it. */
export function Prose({ title, text, nth = 1 }: Props) {
  const tree = fitTree(text.tree, {
    prefix: nth === 1 ? 'text-' : `text${nth}-`,
    demotes: title !== undefined,
  });
  return (
    <section className={styles.prose}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.text}>
        <Text tree={tree} pictures={text.pictures} frame={enhance('frame', 'intent')} />
      </div>
    </section>
  );
}
