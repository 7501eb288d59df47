import { controlProps, Field } from '@/components/ui/Field/Field';
import { IslandIcon } from '@/components/ui/IslandIcon/IslandIcon';
import type { InquiryFormData } from '@/content/site/forms-schema';
import styles from './InquiryDialog.module.scss';

type Props = {
  /** The id of the input. */
  id: string;
  form: Pick<
    InquiryFormData,
    'labels' | 'hints' | 'addSkill' | 'removeSkill' | 'skillAdded' | 'skillRemoved'
  >;
};

/**
 * A list of skills. Without a script, the input holds the whole list. With one, skills are entered one
 * by one, and the list item that stands here is the pattern of each.
 */
export function SkillsField({ id, form }: Props) {
  const { labels, hints } = form;
  return (
    <div className={styles.wide} data-skills="">
      <Field id={id} label={labels.skill} required>
        <div className={styles.entry}>
          <input
            type="text"
            name="skills"
            required
            data-enter=""
            autoComplete="off"
            placeholder={hints.skill}
            {...controlProps(id, 'skills')}
          />
          <button type="button" className="needs-script" disabled>
            {form.addSkill}
          </button>
        </div>
      </Field>
      <ul
        className={styles.skills}
        aria-label={labels.skills}
        data-remove={form.removeSkill}
        data-added={form.skillAdded}
        data-removed={form.skillRemoved}
        hidden
      >
        <li hidden>
          <span />
          <button type="button">
            <IslandIcon name="close" size="13px" />
          </button>
        </li>
      </ul>
      <p className="visually-hidden" role="status" />
    </div>
  );
}
