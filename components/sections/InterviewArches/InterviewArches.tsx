import type { CSSProperties } from 'react';
import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import styles from './InterviewArches.module.scss';
import type { InterviewArchesData } from './InterviewArches.schema';

/** The sun's place under each arch, from the last one. It is at its height there. */
const SUN = [6, 24, 45, 66, 78, 86];

/** The arches of a row: one alone is as wide as one of two, and on a tablet more than four take rows of three. */
const getArches = (count: number) => {
  const all = Math.max(count, 2);
  return { '--all': all, '--arches': all > 4 ? 3 : all } as CSSProperties;
};

/** The four interview rounds as the arches of a viaduct. The sun rises from arch to arch. */
export function InterviewArches({ title, lead, steps }: InterviewArchesData) {
  return (
    <Ground space="around">
      <Head title={title} split={7}>
        <p>{lead}</p>
      </Head>
      <ol className={styles.viaduct} style={getArches(steps.length)}>
        {steps.map((step, i) => (
          <li
            key={step.title}
            style={{ '--sun-top': `${SUN[steps.length - 1 - i]}%` } as CSSProperties}
          >
            <span className={styles.arch} aria-hidden="true" />
            <h3>{step.title}</h3>
            <p className={styles.when}>{step.when}</p>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Ground>
  );
}
