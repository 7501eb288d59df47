import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Enhancers } from '@/components/islands/Enhancers';
import { Tracker } from '@/components/layout/Tracker/Tracker';
import { FilmPlayer } from '@/components/sections/film/FilmPlayer/FilmPlayer';
import { isLeftOut } from '@/content/files/left-out';
import { filmPages } from '@/content/routes';
import { film } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { getMetadata } from '../../metadata';

/** Whether some page shows the film. Otherwise its words may be missing. */
const isShown = () => !isLeftOut(filmPages[0]);

/** A dialog frames this page. Search engines index it as a part of the page around the frame. */
export const generateMetadata = (): Metadata =>
  isShown()
    ? {
        ...getMetadata({ path: filmPages[0], meta: film() }),
        robots: { index: false, indexifembedded: true },
      }
    : {};

export default function FilmPage() {
  if (!isShown()) notFound();
  const { mark, agency, analytics } = site();
  return (
    <>
      <FilmPlayer {...film()} mark={mark} name={agency.name} />
      <Tracker analytics={analytics} asks={false} />
      <Enhancers />
    </>
  );
}
