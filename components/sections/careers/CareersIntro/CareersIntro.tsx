import { enhance } from '@/components/islands/marks';
import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { WorkingDay } from '@/components/ui/WorkingDay/WorkingDay';
import type { WorkingDay as WorkingDayData } from '@/content/schema/working-day';
import type { CareersIntroData } from './CareersIntro.schema';

type Props = CareersIntroData & {
  /** The working day that is drawn. */
  workingDay: WorkingDayData;
};

/** A few words to applicants, and the working day of all offices on one scale. */
export function CareersIntro({ title, paragraphs, day, workingDay }: Props) {
  return (
    <Ground space="above" {...enhance('clock', 'load')}>
      <Head title={title} split={5}>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Head>
      {day && <WorkingDay {...day} workingDay={workingDay} />}
    </Ground>
  );
}
