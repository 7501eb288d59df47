import styles from './InterviewArches.module.scss';
import type { InterviewArchesData } from './InterviewArches.schema';

/** The four interview rounds as the arches of a viaduct. The sun rises from arch to arch. */
export function InterviewArches({ title, lead, steps }: InterviewArchesData) {
  return (
    <section className={styles.interview}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <ol className={styles.viaduct}>
        {steps.map((step) => (
          <li key={step.title}>
            <span className={styles.arch} aria-hidden="true" />
            <h3>{step.title}</h3>
            <p className={styles.when}>{step.when}</p>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
