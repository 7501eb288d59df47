import { enhance } from '@/components/islands/marks';
import { WorkingDay } from '@/components/ui/WorkingDay/WorkingDay';
import type { WorkingDay as WorkingDayData } from '@/content/schema/working-day';
import styles from './CareersIntro.module.scss';
import type { CareersIntroData } from './CareersIntro.schema';

type Props = CareersIntroData & {
  /** The working day that is drawn. */
  workingDay: WorkingDayData;
};

/** A few words to applicants, and the working day of all offices on one scale. */
export function CareersIntro({ title, paragraphs, day, workingDay }: Props) {
  return (
    <section className={styles.intro} {...enhance('clock', 'load')}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {day && <WorkingDay {...day} workingDay={workingDay} className={styles.day} />}
    </section>
  );
}
