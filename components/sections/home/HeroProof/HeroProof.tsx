import { ClientLogo } from '@/components/ui/ClientLogo/ClientLogo';
import { Link } from '@/components/ui/Link/Link';
import type { Client } from '@/content/site/clients-schema';
import styles from './HeroProof.module.scss';

type Props = {
  results: readonly { name: string; words: string; href: `/projects/${string}` }[];
  /** The name of the list of clients for screen readers. */
  label: string;
  clients: readonly Client[];
};

/** The most logos that have room in one row. */
const MOST = 6;

/** For whom, and with what result: a line that leads to case studies, and a row of clients' logos. */
export function HeroProof({ results, label, clients }: Props) {
  return (
    <>
      {results.length > 0 && (
        <ul className={styles.results}>
          {results.map(({ name, words, href }) => (
            <li key={href}>
              <Link href={href} className={styles.result}>
                <b>{words}</b> {name}
              </Link>{' '}
            </li>
          ))}
        </ul>
      )}
      {clients.length > 0 && (
        // The names are there at once. Their signs may come with those of the page's other drawings.
        <ul className={styles.clients} aria-label={label} data-late="">
          {clients.slice(0, MOST).map(({ name, sign, wordmark }) => (
            <li key={name}>
              <ClientLogo name={name} sign={sign} wordmark={wordmark} />{' '}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
