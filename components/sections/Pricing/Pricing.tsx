import { Offer } from './Offer';
import styles from './Pricing.module.scss';
import type { PricingData } from './Pricing.schema';

/** Two to four offers with their prices, beside each other. One may stand out. */
export function Pricing({ title, lead, offers, note }: PricingData) {
  return (
    <section className={styles.pricing}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <ul className={styles.offers} data-count={offers.length}>
        {offers.map((offer) => (
          <Offer key={offer.name} {...offer} />
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
