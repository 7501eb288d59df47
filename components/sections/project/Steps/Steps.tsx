import { Frame } from '@/components/ui/Frame/Frame';
import { Ground } from '@/components/ui/Ground/Ground';
import { joinClasses } from '@/components/ui/joinClasses';
import type { World } from '@/content/schema/world';
import styles from './Steps.module.scss';
import type { StepsData } from './Steps.schema';

type Props = Omit<StepsData, 'kind'> & { world?: World };

/** Numbers of steps that stand in rows of two or four. Three would leave one alone. */
const EVEN = [4, 7, 8];

/** Numbered steps: beside a picture that bleeds off the page, or in columns under large numbers. */
export function Steps({ title, steps, picture, caption, side, ground, world }: Props) {
  const list = steps.map((step) => (
    <li key={step.title}>
      <h3>{step.title}</h3>
      <p>{step.text}</p>
    </li>
  ));
  return picture ? (
    <Ground on="page" world={world} className={joinClasses(styles.beside, styles[side])}>
      <h2>{title}</h2>
      <figure className={styles.close}>
        <Frame picture={picture} sizes="(min-width: 68em) 60vw, 110vw" framed />
        <figcaption>{caption}</figcaption>
      </figure>
      <ol className={styles.steps}>{list}</ol>
    </Ground>
  ) : (
    <Ground on={ground} world={world} className={styles.alone}>
      <h2>{title}</h2>
      <ol className={styles.columns} data-even={EVEN.includes(steps.length) || undefined}>
        {list}
      </ol>
    </Ground>
  );
}
