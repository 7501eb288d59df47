import type { Metadata } from 'next';
import styles from '../gallery.module.scss';
import { GalleryBar } from '../sections/GalleryBar';
import { LogoPlaces } from './LogoPlaces';
import { Pairs } from './Pairs';
import { Pieces } from './Pieces';
import { Plates } from './Plates';
import { Tokens } from './Tokens';
import { Worlds } from './Worlds';

export const metadata: Metadata = { title: 'Brand', robots: { index: false } };

/** The look that `content/brand.yaml` gives to the site. `npm run dev` has the page, and the exported site does not. */
export default function BrandPage() {
  return (
    <>
      <GalleryBar>
        <h1>Brand</h1>
        <p>content/brand.yaml</p>
      </GalleryBar>
      <main className={styles.page}>
        <Plates />
        <LogoPlaces />
        <Tokens />
        <Pairs />
        <Worlds />
        <Pieces />
      </main>
    </>
  );
}
