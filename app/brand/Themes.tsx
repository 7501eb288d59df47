import type { ReactNode } from 'react';
import type { Theme } from '@/content/brand/read-tokens';
import styles from '../gallery.module.scss';

const themes = ['light', 'dark'] as const;

type Props = { title: string; children: (theme: Theme) => ReactNode };

/** The same in both themes, beside each other where there is room. */
export function Themes({ title, children }: Props) {
  return (
    <section className={styles.themes}>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme}>
          <h2>
            {title} <span>{theme === 'light' ? 'by day' : 'at night'}</span>
          </h2>
          {children(theme)}
        </div>
      ))}
    </section>
  );
}
