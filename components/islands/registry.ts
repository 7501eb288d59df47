import type { Mount } from 'next-islands/mount';
import type { ComponentType } from 'react';
import type { EnhancerName, IslandName, TrackingName } from './marks';

type FetchEnhancer = () => Promise<Mount>;
type FetchIsland = () => Promise<ComponentType<never>>;

const page = async () => (await import('./onEveryPage')).onEveryPage;
const idle = async () => (await import('./onEveryPage')).idle();
const film = async () => (await import('./onFilm')).onFilm;
const reach = async () => (await import('./onReach')).onReach;
const mouse = async () => (await import('./onMouse')).onMouse;

/** The enhancers that count page views. The exporter bundles them only for a site with a tracker. */
const tracking: Partial<Record<TrackingName, FetchEnhancer>> =
  process.env.HAS_TRACKER !== ''
    ? {
        tracker: () => import('./analytics/tracker.enhancer').then((m) => m.default),
        consent: () => import('./analytics/consent.enhancer').then((m) => m.default),
      }
    : {};

/** The enhancers of one file, by name. */
function fromFile<Name extends string>(
  load: () => Promise<Record<Name, Mount>>,
  ...names: readonly Name[]
): Record<Name, FetchEnhancer> {
  const all: Partial<Record<Name, FetchEnhancer>> = {};
  for (const name of names) all[name] = () => load().then((file) => file[name]);
  return all as Record<Name, FetchEnhancer>;
}

/** Every enhancer by name. A page fetches only those that it has. */
export const enhancers = {
  ...fromFile(page, 'header', 'disclosure', 'dialog', 'clock', 'year', 'outbox', 'theme'),
  ...fromFile(reach, 'details', 'images', 'painted', 'toTop', 'transition'),
  ...fromFile(film, 'film', 'autoplay'),
  ...fromFile(mouse, 'parallax'),
  reveal: () => import('./motion/reveal.enhancer').then((m) => m.default),
  carousel: () => import('./carousel/carousel.enhancer').then((m) => m.default),
  frame: () => import('./page/frame.enhancer').then((m) => m.default),
  form: () => import('./forms/form.enhancer').then((m) => m.default),
  search: () => import('./search/search.enhancer').then((m) => m.default),
  daylight: () => import('./daylight/daylight.enhancer').then((m) => m.default),
  cursor: () => idle().then(() => mouse().then((m) => m.cursor)),
  ...tracking,
} satisfies Record<Exclude<EnhancerName, TrackingName>, FetchEnhancer>;

/** Every React island by name. */
export const islands = {
  LogoSlides: () => import('./carousel/slick/LogoSlidesIsland').then((m) => m.LogoSlidesIsland),
  ProjectSlides: () =>
    import('./carousel/slick/ProjectSlidesIsland').then((m) => m.ProjectSlidesIsland),
} satisfies Record<IslandName, FetchIsland>;
