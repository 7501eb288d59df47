import { ConsultationForm } from '@/components/islands/forms/ConsultationForm';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './Consultation.module.scss';
import type { ConsultationData } from './Consultation.schema';

type Props = ConsultationData & {
  /** The anchor of the form, and the start of its fields' ids. */
  id: string;
};

/** The invitation to talk: words on a clay set, and the form card over its edge. */
export function Consultation({ id, title, lead, world, picture, bust, form }: Props) {
  return (
    <section id={id} className={styles.consultation}>
      <div className={styles.set} data-world={world} data-bust={bust}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <span className={styles.scene}>
          <Picture picture={picture} sizes="(min-width: 701px) 52vw, 123vw" />
        </span>
      </div>
      <div className={styles.card}>
        <ConsultationForm id={id} form={form} />
      </div>
    </section>
  );
}
