import { enhance } from '@/components/islands/marks';
import { Prose } from '@/components/ui/Prose/Prose';
import type { ProseData } from '@/content/schema/prose';
import styles from './Biography.module.scss';

type Props = { prose: ProseData };

/** A person's biography as running text. */
export function Biography({ prose }: Props) {
  if (prose.markdown.trim() === '') return null;
  return (
    <div className={styles.biography}>
      <Prose {...prose} frame={enhance('frame', 'intent')} />
    </div>
  );
}
