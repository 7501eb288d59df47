import { IslandIcon } from '@/components/ui/IslandIcon/IslandIcon';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';
import type { World } from '@/content/schema/world';
import type { InquiryFormData } from '@/content/site/forms-schema';
import { enhance } from '../marks';
import { InquiryForm } from './InquiryForm';

// Imported after the components' sheets, as in every module. If modules disagree on the order of
// two sheets, Next puts them into separate files, and pages share less.

import styles from './InquiryDialog.module.scss';

type Props = {
  /** The Apply Now buttons have this id in `popoverTarget`. */
  id: string;
  form: InquiryFormData;
  /** The job to show beside the form. */
  job: { title: string; facts: readonly string[]; world: World; picture: PictureData };
};

/** The dialog of the job inquiry. Shows the job beside the form. */
export function InquiryDialog({ id, form, job }: Props) {
  const title = `${id}-title`;
  return (
    <dialog
      id={id}
      popover="auto"
      aria-labelledby={title}
      className={styles.dialog}
      {...enhance('dialog', 'load')}
    >
      <h2 id={title} className={styles.title} data-world={job.world}>
        {form.title}
      </h2>
      <div className={styles.set} data-world={job.world}>
        <ul>
          {[job.title, ...job.facts].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <Picture
          picture={job.picture}
          sizes="(min-width: 68em) 430px, 60vw"
          className={styles.picture}
        />
      </div>
      <InquiryForm id={id} title={title} form={form} />
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={form.close}
        className={styles.close}
      >
        <IslandIcon name="close" size="17px" />
      </button>
    </dialog>
  );
}
