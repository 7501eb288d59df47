import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './ProjectStory.module.scss';
import type { JourneyData, ProjectStoryData } from './ProjectStory.schema';

type Props = ProjectStoryData;

/** The way of an order as a bar. Each step is as long as its minutes. */
function Journey({ label, total, stations }: JourneyData) {
  return (
    <li className={styles.journey}>
      <p className={styles.when}>
        <b>{label}</b> <span>{total}</span>
      </p>
      <ol className={styles.bar}>
        {stations.map(({ label: station, minutes }) => (
          <li key={station} style={{ '--minutes': minutes } as CSSProperties}>
            <span>{station}</span> <b>{minutes}</b>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** A project told in three chapters: the brief, the work, and the results in drawn figures. */
export function ProjectStory({ brief, work, outcome }: Props) {
  const { speed, accuracy } = outcome;
  return (
    <div className={styles.story}>
      <section className={styles.brief}>
        <h2>{brief.title}</h2>
        <div className={styles.text}>
          <p className={styles.lead}>{brief.lead}</p>
          {brief.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.work}>
        <h2>{work.title}</h2>
        <figure className={styles.close}>
          <span>
            <Picture picture={work.picture} sizes="(min-width: 1081px) 60vw, 110vw" />
          </span>
          <figcaption>{work.caption}</figcaption>
        </figure>
        <ol className={styles.steps}>
          {work.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.outcome}>
        <h2>{outcome.title}</h2>
        <p className={styles.figure}>
          <b>{speed.value}</b> <span>{speed.label}</span>
        </p>
        <ul className={styles.journeys}>
          {speed.journeys.map((journey) => (
            <Journey key={journey.label} {...journey} />
          ))}
        </ul>
        <p className={styles.figure}>
          <b>{accuracy.value}</b> <span>{accuracy.label}</span>
        </p>
        <div className={styles.count}>
          <span className={styles.shelves} aria-hidden="true">
            {Array.from({ length: accuracy.shelves }, (_, index) => (
              <i key={index} data-right={index < accuracy.right} />
            ))}
          </span>
          <p>{accuracy.caption}</p>
        </div>
      </section>
    </div>
  );
}
