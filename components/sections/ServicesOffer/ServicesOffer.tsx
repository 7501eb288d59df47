import type { CSSProperties } from 'react';
import { Frame } from '@/components/ui/Frame/Frame';
import { Head } from '@/components/ui/Head/Head';
import styles from './ServicesOffer.module.scss';
import type { ServicesOfferData } from './ServicesOffer.schema';

const SIZES = '(min-width: 68em) 23vw, (min-width: 44em) 44vw, 80vw';

/** How a card lies in a hand: the outer ones lean most, and hang lower. One alone stands upright. */
function getLie(i: number, count: number): CSSProperties | undefined {
  if (count === 1) return undefined;
  const outer = i === 0 || i === count - 1;
  const tilt = (outer ? 4 : 1.4) * (i === 0 || (i !== 2 && !outer) ? -1 : 1);
  return { '--tilt': `${tilt}deg`, '--low': outer ? '22px' : undefined } as CSSProperties;
}

/** Services as tilted cards that overlap. On hover, a card straightens and rises. */
export function ServicesOffer({ title, lead, cards }: ServicesOfferData) {
  return (
    <section className={styles.offer}>
      <Head title={title} split={7}>
        <p>{lead}</p>
      </Head>
      <ul className={styles.hand} style={{ '--cards': cards.length } as CSSProperties}>
        {cards.map(({ title: name, description, tone, picture }, i) => (
          <li
            key={name}
            className={styles.card}
            style={getLie(i, cards.length)}
            data-tone={tone}
            data-alone={(i % 2 === 0 && i === cards.length - 1) || undefined}
            data-card
          >
            <h3>{name}</h3>
            <Frame picture={picture} sizes={SIZES} framed className={styles.scene} />
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
