import type { ReactNode } from 'react';
import { enhance } from '@/components/islands/enhance';
import { Button } from '@/components/ui/Button/Button';
import { Clock } from '@/components/ui/Clock/Clock';
import { Link } from '@/components/ui/Link/Link';
import type { Job } from '@/content/schema/job';
import type { JobBodyData } from '@/content/schema/job-page';
import type { Office } from '@/content/schema/site';
import styles from './JobBody.module.scss';

type Props = JobBodyData & {
  job: Job;
  /** The agency's offices; the one in the job's city brings its clock. */
  offices: readonly Office[];
  /** The id of the dialog that Apply Now opens. */
  dialog: string;
};

/** The first sentence of a responsibility, and what follows it. */
function sentences(text: string): [string, string] {
  const end = text.indexOf('. ') + 1;
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, ''];
}

function Responsibilities({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.responsibilities}>
      {items.map((item) => {
        const [first, rest] = sentences(item);
        return (
          <li key={item}>
            <b>{first}</b> {rest && <span>{rest}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function List({ items, className }: { items: readonly string[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A job in its five parts, beside a rail with the time at the desk, Apply Now and the way around. */
export function JobBody({ job, offices, headings, contents, apply, desk, dialog }: Props) {
  const office = offices.find(({ city }) => city === job.city);
  const parts: readonly { id: string; title: string; body: ReactNode }[] = [
    {
      id: 'description',
      title: headings.description,
      body: <p className={styles.description}>{job.description}</p>,
    },
    {
      id: 'about-the-company',
      title: headings.aboutCompany,
      body: job.aboutCompany.split(/\n+/).map((paragraph) => <p key={paragraph}>{paragraph}</p>),
    },
    {
      id: 'key-responsibilities',
      title: headings.keyResponsibilities,
      body: <Responsibilities items={job.keyResponsibilities} />,
    },
    {
      id: 'required-skills',
      title: headings.requiredSkills,
      body: <List items={job.requiredSkills} className={styles.skills} />,
    },
    {
      id: 'preferred-qualifications',
      title: headings.preferredQualifications,
      body: <List items={job.preferredQualifications} className={styles.qualifications} />,
    },
  ];
  return (
    <div className={styles.body}>
      <aside className={styles.rail} aria-label={job.jobTitle}>
        {office && (
          <>
            <p className={`${styles.time} needs-script`} {...enhance('clock', 'visible')}>
              <Clock timeZone={office.timeZone} bank={office.bank} />
            </p>
            <p className={`${styles.desk} needs-script`}>{desk[office.bank]}</p>
          </>
        )}
        <Button popoverTarget={dialog}>{apply}</Button>
        <nav aria-label={contents}>
          <ul>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
      <div className={styles.parts}>
        {parts.map(({ id, title, body }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </div>
  );
}
