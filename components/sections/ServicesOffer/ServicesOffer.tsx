import { Sprite } from '@/components/ui/Sprite/Sprite';
import styles from './ServicesOffer.module.scss';
import type { ServicesOfferData } from './ServicesOffer.schema';

/** Services as tilted cards that overlap. On hover, a card straightens and rises. */
export function ServicesOffer({ title, lead, cards }: ServicesOfferData) {
  return (
    <section className={styles.offer}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <ul className={styles.hand}>
        {cards.map(({ title: name, description, tone, sprite }) => (
          <li key={name} className={styles.card} data-tone={tone}>
            <h3>{name}</h3>
            <Sprite picture={sprite} width={240} className={styles.sprite} />
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
