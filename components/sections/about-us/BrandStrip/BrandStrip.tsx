import { EVERY_TIME, reveal } from '@/components/islands/motion/reveal';
import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';
import type { Client } from '@/content/site/clients-schema';
import styles from './BrandStrip.module.scss';

type Props = { label: string; clients: readonly Client[] };

/** The clients' logos in a strip of hairlines. */
export function BrandStrip({ label, clients }: Props) {
  if (clients.length === 0) return null;
  return (
    <section className={styles.strip}>
      <h2 className="visually-hidden">{label}</h2>
      <ul className={styles.logos} {...reveal(EVERY_TIME)}>
        {clients.map(({ name, sign, wordmark }) => (
          <li key={name} className={styles.brand}>
            <ClientLogo name={name} sign={sign} wordmark={wordmark} />
          </li>
        ))}
      </ul>
    </section>
  );
}
