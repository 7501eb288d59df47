import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';
import type { Client } from '@/content/site/clients-schema';
import styles from './HeroClients.module.scss';

type Props = {
  /** The name of the list for screen readers. */
  label: string;
  clients: readonly Client[];
};

/** The most logos that have room in one row. */
const MOST = 6;

/** For whom the agency works: a row of clients' logos. */
export function HeroClients({ label, clients }: Props) {
  if (clients.length === 0) return null;
  return (
    // The names are there at once. Their signs may come with those of the page's other drawings.
    <ul className={styles.clients} aria-label={label} data-late="">
      {clients.slice(0, MOST).map(({ name, sign, wordmark }) => (
        <ClientLogo key={name} as="li" name={name} sign={sign} wordmark={wordmark} />
      ))}
    </ul>
  );
}
