import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { Offer } from './Offer';
import styles from './Pricing.module.scss';
import type { PricingData } from './Pricing.schema';

/** Two to four offers with their prices, beside each other. One may stand out. */
export function Pricing({ title, lead, offers, note }: PricingData) {
  return (
    <Ground space="below">
      <Head title={title} split={7}>
        {lead && <p>{lead}</p>}
      </Head>
      <ul className={styles.offers} data-count={offers.length}>
        {offers.map((offer) => (
          <Offer key={offer.name} {...offer} />
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </Ground>
  );
}
