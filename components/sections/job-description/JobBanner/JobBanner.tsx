import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Button } from '@/components/ui/Button/Button';
import { joinClasses } from '@/components/ui/joinClasses';
import { Picture } from '@/components/ui/Picture/Picture';
import type { Job } from '@/content/collections/job-schema';
import type { LinkData } from '@/content/files/href';
import { capitalize } from '@/content/files/language';
import { hasBackground } from '@/content/schema/picture';
import { getComma, toSentence } from '@/content/schema/words';
import { formatPay } from './formatPay';
import styles from './JobBanner.module.scss';
import type { JobBannerData } from './JobBanner.schema';

type Props = JobBannerData & {
  job: Job;
  /** The pages above, from Home. */
  trail: readonly LinkData[];
  /** The words of the button that opens the inquiry. */
  apply: string;
  /** The id of the inquiry's dialog, while one can apply. */
  dialog: string | undefined;
};

/** The banner of a job: its title on the office's set, with the button and the facts below. */
export function JobBanner(props: Props) {
  const { job, trail, world, picture, statement, facts, pay, apply, dialog, ...terms } = props;
  const words = {
    ...job,
    jobType: terms.jobTypes[job.jobType],
    location: terms.locations[job.location],
  };
  return (
    <section
      className={joinClasses(styles.banner, hasBackground(picture) && styles.photograph)}
      data-world={world}
    >
      <span className={styles.picture}>
        <Picture picture={picture} sizes="(min-width: 68em) 56vw, 98vw" eager cutOut />
      </span>
      <Breadcrumb path={trail} current={job.jobTitle} />
      <h1>{job.jobTitle}</h1>
      <p className={styles.statement}>
        <b>{job.company}</b>
        {`${getComma(job.city)}${toSentence(job.city)} ${statement}`}
      </p>
      {dialog && (
        <Button popoverTarget={dialog} tone="night">
          {apply}
        </Button>
      )}
      <dl className={styles.facts}>
        {(['city', 'jobType', 'location', 'experienceLevel'] as const).map((fact) => (
          <div key={fact}>
            <dt>{facts[fact]}</dt> <dd>{capitalize(words[fact])}</dd>
          </div>
        ))}
        {job.pay && (
          <div>
            <dt>{pay.name}</dt>{' '}
            <dd>
              {formatPay(job.pay)} {pay.periods[job.pay.period]}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
