import type { ReactNode } from 'react';
import type { ClientKey } from '@/content/schema/clients';
import styles from './ClientLogo.module.scss';

type Props = {
  /** The client, if the site has its sign. */
  client?: ClientKey | undefined;
  /** The client's name, which the wordmark shows. */
  name: string;
};

/** The signs on a canvas of 34 × 34, in the text's colour and one accent. */
const signs = {
  saltmarsh: (
    <path
      fill="currentColor"
      d="M17 2c8 6 12 11 12 18a12 12 0 0 1-24 0C5 13 9 8 17 2zm0 9c-4 4-6 6-6 10h12c0-4-2-6-6-10z"
    />
  ),
  'folio-and-keep': (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      d="M5 4h14l10 10v16H5zM11 18h12M11 24h8"
    />
  ),
  vaya: <path className={styles.rani} d="M3 20 31 3 20 31l-4-11z" />,
  'tandoor-lane': (
    <>
      <circle cx="17" cy="17" r="15" fill="currentColor" />
      <path className={styles.sun} d="M17 6c5 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-5 7-12z" />
    </>
  ),
  northmill: (
    <g fill="currentColor">
      <path d="M2 2h13v13H2zM19 19h13v13H19z" />
      <circle cx="25.5" cy="8.5" r="6.5" />
      <circle cx="8.5" cy="25.5" r="6.5" />
    </g>
  ),
  paywell: (
    <g fill="none" stroke="currentColor" strokeWidth="4">
      <circle cx="17" cy="17" r="14" />
      <path d="m10 17 5 5 9-10" />
    </g>
  ),
} satisfies Record<ClientKey, ReactNode>;

/** A client's logo, a sign and a wordmark, in the colour of the text around it. */
export function ClientLogo({ client, name }: Props) {
  return (
    <span className={styles.logo} data-client={client}>
      {client && (
        <svg viewBox="0 0 34 34" className={styles.sign} aria-hidden="true">
          {signs[client]}
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
