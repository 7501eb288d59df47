import type { CSSProperties } from 'react';
import { Picture } from '@/components/ui/Picture/Picture';
import styles from './ServicesOffer.module.scss';
import type { ServicesOfferData } from './ServicesOffer.schema';

const SIZES = '(min-width: 68em) 23vw, (min-width: 44em) 44vw, 80vw';

/** Services as tilted cards that overlap. On hover, a card straightens and rises. */
export function ServicesOffer({ title, lead, cards }: ServicesOfferData) {
  return (
    <section className={styles.offer}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <ul className={styles.hand} style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map(({ title: name, description, tone, picture }) => (
          <li key={name} className={styles.card} data-tone={tone}>
            <h3>{name}</h3>
            <span className={styles.scene}>
              <Picture picture={picture} sizes={SIZES} framed />
            </span>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
