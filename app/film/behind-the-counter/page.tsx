import type { Metadata } from 'next';
import { Enhancers } from '@/components/islands/Enhancers';
import { Tracker } from '@/components/layout/Tracker/Tracker';
import { FilmPlayer } from '@/components/sections/film/FilmPlayer/FilmPlayer';
import { filmPages } from '@/content/routes';
import { film } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { getMetadata } from '../../metadata';

/** A dialog frames this page. Search engines index it as a part of the page around the frame. */
export const metadata: Metadata = {
  ...getMetadata({ path: filmPages[0], meta: film() }),
  robots: { index: false, indexifembedded: true },
};

export default function FilmPage() {
  const { mark, agency, analytics } = site();
  return (
    <>
      <FilmPlayer {...film()} mark={mark} name={agency.name} />
      <Tracker analytics={analytics} asks={false} />
      <Enhancers />
    </>
  );
}
