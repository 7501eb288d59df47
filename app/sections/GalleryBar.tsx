import type { ReactNode } from 'react';
import { Enhancers } from '@/components/islands/Enhancers';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch/ThemeSwitch';
import { site } from '@/content/site/site';
import styles from '../gallery.module.scss';

/** The bar at the head of the gallery's pages. */
export function GalleryBar({ children }: { children: ReactNode }) {
  const { label, ...words } = site().theme;
  return (
    <header className={styles.bar}>
      <div className={styles.words}>{children}</div>
      <ThemeSwitch id="gallery" label={label} words={words} />
      <Enhancers />
    </header>
  );
}
