import { Button } from '@/components/ui/Button/Button';
import { Ground } from '@/components/ui/Ground/Ground';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './JobClosing.module.scss';
import type { JobClosingData } from './JobClosing.schema';

type Props = JobClosingData & {
  /** The id of the dialog that Apply Now opens. */
  dialog: string;
};

/** The end of a job page, with the button once more. */
export function JobClosing({ title, apply, world, picture, dialog }: Props) {
  return (
    <Ground as="div" space="below">
      <section className={styles.closing} data-world={world}>
        <span className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 44em) 62vw, 100vw" />
        </span>
        <h2>{title}</h2>
        <div className={styles.apply}>
          <Button popoverTarget={dialog} tone="night">
            {apply}
          </Button>
          <p className={styles.sent} data-sent-by={dialog} />
        </div>
      </section>
    </Ground>
  );
}
