import { enhance } from '@/components/islands/marks';
import { ButtonLink } from '@/components/ui/Button/Button';
import { WorkingDay } from '@/components/ui/WorkingDay/WorkingDay';
import type { WorkingDay as WorkingDayData } from '@/content/schema/working-day';
import styles from './AboutTeaser.module.scss';
import type { AboutTeaserData } from './AboutTeaser.schema';

type Props = AboutTeaserData & {
  /** The working day that is drawn. */
  workingDay: WorkingDayData;
};

/** The teaser of About Us, above the working day of all offices drawn to scale. */
export function AboutTeaser({ title, paragraphs, action, day, workingDay }: Props) {
  return (
    <section className={styles.about} {...enhance('clock', 'load')}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div>
        <ButtonLink href={action.href}>{action.label}</ButtonLink>
      </div>
      {day && <WorkingDay {...day} workingDay={workingDay} className={styles.day} />}
    </section>
  );
}
