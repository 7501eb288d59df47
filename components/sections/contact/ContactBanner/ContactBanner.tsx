import type { ComponentProps } from 'react';
import { ConsultationForm } from '@/components/islands/forms/ConsultationForm';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import { Lines } from '@/components/ui/Lines/Lines';
import { toMeasures } from '@/components/ui/Lines/measureTitle';
import { Picture } from '@/components/ui/Picture/Picture';
import { joinWords } from '@/content/schema/words';
import { Hours } from '../Hours/Hours';
import styles from './ContactBanner.module.scss';
import type { ContactBannerData } from './ContactBanner.schema';

type Props = ContactBannerData & {
  /** The office whose hours it shows. */
  office: ComponentProps<typeof Hours>['office'] | undefined;
};

/**
 * The banner as a reception: the title is on the wall, people stand behind a desk, and the form is
 * the desk.
 */
export function ContactBanner({
  breadcrumb,
  title,
  lead,
  world,
  people,
  formTitle,
  form,
  hours,
  office,
}: Props) {
  return (
    <div className={styles.reception}>
      <section className={styles.wall} data-world={world} style={toMeasures([joinWords(title)])}>
        <Breadcrumb {...breadcrumb} />
        <h1 className={styles.title}>
          <Lines of={title} />
        </h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.people} aria-hidden="true">
          {people.map((person, i) => (
            <Picture
              key={i}
              picture={person}
              sizes="(min-width: 44em) 22vw, 34vw"
              eager={i === 0}
              className={people.length === 3 && i === 1 ? styles.middle : undefined}
              cutOut
            />
          ))}
        </div>
      </section>
      <div className={styles.desk}>
        <section className={styles.form}>
          <h2>{formTitle}</h2>
          <ConsultationForm id="contact" form={form} />
        </section>
        {hours && office?.hours && (
          <div className={styles.hours}>
            <Hours {...hours} office={office} />
          </div>
        )}
      </div>
    </div>
  );
}
