import type { Metadata } from 'next';
import { Enhancers } from '@/components/islands/Enhancers';
import { Tracker } from '@/components/layout/Tracker/Tracker';
import { FilmPlayer } from '@/components/sections/film/FilmPlayer/FilmPlayer';
import { film } from '@/content/film';
import { site } from '@/content/site';
import { getMetadata } from '../../metadata';

/** What stands in the dialog's frame, and alone where there is no script: searched as part of the page around the frame. */
export const metadata: Metadata = {
  ...getMetadata(film, '/film/behind-the-counter'),
  robots: { index: false, indexifembedded: true },
};

export default function FilmPage() {
  return (
    <>
      <FilmPlayer {...film} />
      <Tracker analytics={site.analytics} asks={false} />
      <Enhancers />
    </>
  );
}
