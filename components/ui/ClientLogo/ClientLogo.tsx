import type { ClientLogoData } from '@/content/schema/client-logo';
import styles from './ClientLogo.module.scss';

type Props = ClientLogoData & {
  /** The client's name, which the wordmark shows. */
  name: string;
};

/**
 * A client's logo, a sign and a wordmark, in the colour of the text around it. The sign has its
 * colours as attributes, because the export moves drawings to a file that no CSS of the page reaches.
 * It leaves those that have a class.
 */
export function ClientLogo({ name, sign, wordmark }: Props) {
  return (
    <span className={styles.logo} data-wordmark={wordmark}>
      {sign && (
        <svg viewBox="0 0 34 34" className={styles.sign} aria-hidden="true">
          {sign.map(({ path, color, line }) => (
            <path
              key={path}
              d={path}
              className={color === 'text' ? undefined : styles[color]}
              fill={line ? 'none' : 'currentColor'}
              stroke={line === undefined ? undefined : 'currentColor'}
              strokeWidth={line}
            />
          ))}
        </svg>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
