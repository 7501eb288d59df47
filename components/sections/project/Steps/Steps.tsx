import { Ground } from '@/components/ui/Ground/Ground';
import { Picture } from '@/components/ui/Picture/Picture';
import type { World } from '@/content/schema/world';
import styles from './Steps.module.scss';
import type { StepsData } from './Steps.schema';

type Props = Omit<StepsData, 'kind'> & { world?: World };

/** Numbered steps: beside a picture that bleeds off the page, or in columns under large numbers. */
export function Steps({ title, steps, picture, caption, side, ground, world }: Props) {
  const list = steps.map((step) => (
    <li key={step.title}>
      <h3>{step.title}</h3>
      <p>{step.text}</p>
    </li>
  ));
  return picture ? (
    <Ground on="page" world={world} className={`${styles.beside} ${styles[side] ?? ''}`}>
      <h2>{title}</h2>
      <figure className={styles.close}>
        <span>
          <Picture picture={picture} sizes="(min-width: 68em) 60vw, 110vw" framed />
        </span>
        <figcaption>{caption}</figcaption>
      </figure>
      <ol className={styles.steps}>{list}</ol>
    </Ground>
  ) : (
    <Ground on={ground} world={world} className={styles.alone}>
      <h2>{title}</h2>
      <ol className={styles.columns}>{list}</ol>
    </Ground>
  );
}
