import type { Metadata } from 'next';
import { Enhancers } from '@/components/islands/Enhancers';
import { FilmPlayer } from '@/components/sections/FilmPlayer/FilmPlayer';
import { film } from '@/content/film';
import { metadataOf } from '../../metadata';

/** What stands in the dialog's frame, and alone where there is no script: searched as part of the page around the frame. */
export const metadata: Metadata = {
  ...metadataOf(film, '/film/behind-the-counter'),
  robots: { index: false, indexifembedded: true },
};

export default function FilmPage() {
  return (
    <>
      <FilmPlayer {...film} />
      <Enhancers />
    </>
  );
}
