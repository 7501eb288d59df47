import type { ClientLogoData } from '@/content/schema/client-logo';
import styles from './ClientLogo.module.scss';

type Props = ClientLogoData & {
  /** The client's name, which the wordmark shows. */
  name: string;
  /** Its element. */
  as?: 'span' | 'li';
};

const colors = {
  text: 'currentColor',
  highlight: 'var(--highlight)',
  strong: 'var(--ink-strong-1)',
} as const;

/**
 * A client's logo, a sign and a wordmark, in the colour of the text around it. The sign has its
 * colours as attributes, because the export moves drawings to a file that no rules of the page reach.
 */
export function ClientLogo({ name, sign, wordmark, as: Root = 'span' }: Props) {
  return (
    <Root className={styles.logo} data-wordmark={wordmark}>
      {sign && (
        <svg viewBox="0 0 34 34" className={styles.sign} aria-hidden="true">
          {sign.map(({ path, color, line }) => (
            <path
              key={path}
              d={path}
              fill={line ? 'none' : colors[color]}
              stroke={line === undefined ? undefined : colors[color]}
              strokeWidth={line}
            />
          ))}
        </svg>
      )}
      {name}
    </Root>
  );
}
