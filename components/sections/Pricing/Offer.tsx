import { ButtonLink } from '@/components/ui/Button/Button';
import { joinClasses } from '@/components/ui/joinClasses';
import styles from './Offer.module.scss';
import type { OfferData } from './Pricing.schema';

/** An offer with its price, as an item of a list. With a mark, it is a dark slab. */
export function Offer({ name, mark, price, unit, text, items, link }: OfferData) {
  return (
    <li className={joinClasses(styles.offer, mark && styles.marked)}>
      <h3>{name}</h3>
      {mark && <p className={styles.mark}>{mark}</p>}
      <p className={styles.price}>
        <b>{price}</b> {unit && <span>{unit}</span>}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.link}>
        <ButtonLink href={link.href} about={name} {...(mark && { tone: 'sun' })}>
          {link.label}
        </ButtonLink>
      </div>
    </li>
  );
}
