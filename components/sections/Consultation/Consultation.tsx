import type { CSSProperties } from 'react';
import { ConsultationForm, consultationRules } from '@/components/islands/forms/ConsultationForm';
import { joinClasses } from '@/components/ui/joinClasses';
import { Picture } from '@/components/ui/Picture/Picture';
import { hasBackground } from '@/content/schema/picture';
import styles from './Consultation.module.scss';
import type { ConsultationData } from './Consultation.schema';
import { Scale } from './Scale';
import scaleStyles from './Scale.module.scss';

type Props = ConsultationData & {
  /** The anchor of the form, and the start of its fields' ids. */
  id: string;
};

/** The invitation to talk: words on a clay set, and the form card over its edge. */
export function Consultation({ id, title, lead, world, picture, bust, scale, form }: Props) {
  // Each field that has rules is required.
  const weights = Object.keys(consultationRules(form)).length;
  const set = (
    <div
      className={joinClasses(styles.set, picture && hasBackground(picture) && styles.photograph)}
      data-world={world}
      data-bust={scale ? undefined : bust}
    >
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {picture && !scale && (
        <span className={styles.scene}>
          <Picture picture={picture} sizes="(min-width: 44em) 52vw, 123vw" />
        </span>
      )}
    </div>
  );
  return (
    <section
      id={id}
      className={joinClasses(styles.consultation, scale && scaleStyles.weighs)}
      style={scale ? ({ '--weights': weights } as CSSProperties) : undefined}
    >
      {scale ? (
        <div className={scaleStyles.panel}>
          {set}
          <Scale weights={weights} world={world} />
        </div>
      ) : (
        set
      )}
      <div className={styles.card}>
        <ConsultationForm id={id} form={form} />
      </div>
    </section>
  );
}
