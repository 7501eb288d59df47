import styles from './FounderStory.module.scss';
import type { FounderStoryData } from './FounderStory.schema';
import { mouth, REACH, type Reach, river } from './river';

type Bank = FounderStoryData['milestones'][number]['bank'];

/**
 * The river at three widths of the page: its width per person, and its middle line, which bends
 * away from the words.
 */
const courses = {
  narrow: { perPerson: 0.38, middle: { left: 8.4, right: 7, both: 8.4 } },
  wide: { perPerson: 0.49, middle: { left: 53, right: 47, both: 50 } },
  vast: { perPerson: 0.34, middle: { left: 52, right: 48, both: 50 } },
} satisfies Record<string, { perPerson: number; middle: Record<Bank, number> }>;

/** The company's years as a river that grows with the team. Each milestone stands on its bank. */
export function FounderStory({ title, lead, milestones }: FounderStoryData) {
  const waters = (['narrow', 'wide', 'vast'] as const).map((course) => {
    const { perPerson, middle } = courses[course];
    const reaches = milestones.map(
      ({ bank, people }): Reach => ({ middle: middle[bank], width: people * perPerson }),
    );
    return { course, river: river(reaches), mouth: mouth(reaches) };
  });
  return (
    <section className={styles.story}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.valley}>
        {waters.map(({ course, river }) => (
          <svg
            key={course}
            className={styles.river}
            data-course={course}
            viewBox={`0 0 100 ${milestones.length * REACH}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={river} />
          </svg>
        ))}
        <ol className={styles.milestones}>
          {milestones.map(({ year, bank, place, figure, unit, title, text }) => (
            <li key={year} className={styles.milestone} data-bank={bank}>
              <div className={styles.words}>
                <p className={styles.when}>
                  <span>{year} </span>
                  <span className={styles.place}>{place}</span>
                </p>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <p className={styles.people}>
                <b className={styles.figure}>{figure}</b> <span>{unit}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      {waters.map(({ course, mouth }) => (
        <svg
          key={course}
          className={styles.mouth}
          data-course={course}
          viewBox={`0 0 100 ${REACH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={mouth} />
        </svg>
      ))}
    </section>
  );
}
