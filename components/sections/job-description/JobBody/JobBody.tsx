import type { ReactNode } from 'react';
import { enhance } from '@/components/islands/marks';
import { Button, ButtonLink } from '@/components/ui/Button/Button';
import { Clock } from '@/components/ui/Clock/Clock';
import { Day } from '@/components/ui/Day/Day';
import { Link } from '@/components/ui/Link/Link';
import { TextLink } from '@/components/ui/TextLink/TextLink';
import type { Job } from '@/content/collections/job-schema';
import styles from './JobBody.module.scss';
import type { JobBodyData } from './JobBody.schema';

type Props = JobBodyData & {
  job: Job;
  /** Whether one can still apply. */
  open: boolean;
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

/** The button that opens the inquiry, and a mail address for browsers without popovers. A closed job has a note instead. */
function Apply({ job, open, apply, byMail, closed, dialog }: Props) {
  if (!open) {
    return (
      <>
        <p className={styles.closed}>{closed.note}</p>
        <ButtonLink href={closed.action.href}>{closed.action.label}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <Button popoverTarget={dialog}>{apply}</Button>
      <p className={styles.sent} role="status" data-sent-by={dialog} />
      <p className="without-popovers">
        <TextLink href={`${byMail.href}?subject=${encodeURIComponent(job.jobTitle)}`}>
          {byMail.label}
        </TextLink>
      </p>
    </>
  );
}

/** A job in five parts. Beside them: the time at the office, the button and the table of contents. */
export function JobBody(props: Props) {
  const { job, headings, contents, posted, until, desks } = props;
  const { office, datePosted, validThrough } = job;
  const note = desks.find((desk) => desk.office === office?.number)?.words;
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
          <p className={`${styles.time} needs-script`} {...enhance('clock')}>
            <Clock timeZone={office.timeZone} office={office.number} />
          </p>
        )}
        {note && <p className={`${styles.desk} needs-script`}>{note}</p>}
        <Apply {...props} />
        <p className={styles.posted}>
          {posted} <Day date={datePosted} />
          {validThrough && (
            <>
              <br />
              {until} <Day date={validThrough} />
            </>
          )}
        </p>
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
