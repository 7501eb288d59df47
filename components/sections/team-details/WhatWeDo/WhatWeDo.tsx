import { Ground } from '@/components/ui/Ground/Ground';
import { Head } from '@/components/ui/Head/Head';
import { Link } from '@/components/ui/Link/Link';
import styles from './WhatWeDo.module.scss';
import type { WhatWeDoData } from './WhatWeDo.schema';

/** What the agency does: one giant figure or two, and its services in running text. */
export function WhatWeDo({ title, lead, counters, label, services }: WhatWeDoData) {
  return (
    <Ground space="around">
      <Head title={title} split={5}>
        <p className={styles.lead}>{lead}</p>
      </Head>
      <ul className={styles.counters}>
        {counters.map(({ amount, suffix, title: counted }) => (
          <li key={counted}>
            <b>{`${amount}${suffix}`}</b> <span>{counted}</span>
          </li>
        ))}
      </ul>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.services}>
        {services.map(({ label: service, href }) => (
          <li key={href}>
            <Link href={href}>{service}</Link>{' '}
          </li>
        ))}
      </ul>
    </Ground>
  );
}
