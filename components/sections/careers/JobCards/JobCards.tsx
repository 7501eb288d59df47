import { ButtonLink } from '@/components/ui/Button/Button';
import { Day } from '@/components/ui/Day/Day';
import { Frame } from '@/components/ui/Frame/Frame';
import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { Icon } from '@/components/ui/Icon/Icon';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { JobCardData } from '@/content/collections/job-schema';
import { formatPay } from '../../job-description/JobBanner/formatPay';
import type { JobBannerData } from '../../job-description/JobBanner/JobBanner.schema';
import styles from './JobCards.module.scss';
import type { JobCardsData } from './JobCards.schema';

type Props = JobCardsData & {
  jobs: readonly JobCardData[];
  /** The words about what a job pays. */
  pay: JobBannerData['pay'];
  /** The words before the posting date. */
  posted: string;
};

/** The open jobs, one card each, and a note for people who find no job that fits. */
export function JobCards(props: Props) {
  const { id, title, lead, link, sets, empty, other, jobs, pay, posted } = props;
  return (
    <Ground id={id} space="below">
      <Head title={title} split={7}>
        <p>{jobs.length > 0 ? lead : empty}</p>
      </Head>
      {jobs.length > 0 && (
        <ul className={styles.cards}>
          {jobs.map((job, index) => {
            const { slug, jobTitle, company, city, preview, facts, datePosted } = job;
            const set = sets[index % sets.length];
            return (
              <li key={slug} className={styles.card}>
                <div>
                  <h3 id={`job-${slug}`}>{jobTitle}</h3>
                  <ul className={styles.where}>
                    <li>
                      <Icon name="briefcase" size="20px" /> <span>{company}</span>
                    </li>{' '}
                    <li>
                      <Icon name="pin" size="20px" /> <span>{city}</span>
                    </li>
                  </ul>
                  <p className={styles.preview}>
                    <span>{preview}</span>
                    <span>…</span>
                  </p>
                  <ul className={styles.facts}>
                    {job.pay && (
                      <li>
                        {formatPay(job.pay)} {pay.periods[job.pay.period]}
                      </li>
                    )}
                    {facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                    <li>
                      {posted} <Day date={datePosted} />
                    </li>
                  </ul>
                  <ButtonLink href={`/job-description/${slug}`} aria-describedby={`job-${slug}`}>
                    {link}
                  </ButtonLink>
                </div>
                {set && (
                  <Frame
                    {...set}
                    fit="whole"
                    shape="bare"
                    sizes="(min-width: 44em) 58vw, 92vw"
                    cutOut
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.other}>
        <h3>{other.title}</h3>
        <p>{other.text}</p>
        <TextLink href={other.link.href}>{other.link.label}</TextLink>
      </div>
    </Ground>
  );
}
