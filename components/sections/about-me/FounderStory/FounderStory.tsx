import styles from './FounderStory.module.scss';
import type { FounderStoryData } from './FounderStory.schema';
import { mouth, REACH, type Reach, river } from './river';

type Milestone = FounderStoryData['milestones'][number];

/**
 * The river at three widths of the page: its width per person, and its middle line, which bends
 * away from the words.
 */
const courses = {
  narrow: { perPerson: 0.38, middle: { left: 8.4, right: 7, both: 8.4 } },
  wide: { perPerson: 0.49, middle: { left: 53, right: 47, both: 50 } },
  vast: { perPerson: 0.34, middle: { left: 52, right: 48, both: 50 } },
} satisfies Record<string, { perPerson: number; middle: Record<Milestone['bank'], number> }>;

/** The company's years as a river that grows with the team. Each milestone stands on its bank. */
export function FounderStory({ title, lead, milestones }: FounderStoryData) {
  /** Draws a part of the water once for each course. `length` counts its reaches. */
  const draw = (part: 'river' | 'mouth', length: number, outline: (course: Reach[]) => string) =>
    Object.entries(courses).map(([course, { perPerson, middle }]) => {
      const toReach = ({ bank, people }: Milestone): Reach => ({
        middle: middle[bank],
        width: people * perPerson,
      });
      return (
        <svg
          key={course}
          className={styles[part]}
          data-course={course}
          viewBox={`0 0 100 ${length * REACH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={outline(milestones.map(toReach))} />
        </svg>
      );
    });
  return (
    <section className={styles.story}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.valley}>
        {draw('river', milestones.length, river)}
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
      {draw('mouth', 1, mouth)}
    </section>
  );
}
