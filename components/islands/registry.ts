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
const scroll = async () => (await import('./onScroll')).onScroll;

/** The enhancers that count page views. The exporter bundles them only for a site with a tracker. */
const tracking: Partial<Record<TrackingName, FetchEnhancer>> =
  process.env.HAS_TRACKER !== ''
    ? {
        tracker: () => import('./analytics/tracker.enhancer').then((m) => m.default),
        consent: () => import('./analytics/consent.enhancer').then((m) => m.default),
      }
    : {};

/** Every enhancer by name. A page fetches only those that it has. */
export const enhancers = {
  header: () => page().then((m) => m.header),
  disclosure: () => page().then((m) => m.disclosure),
  dialog: () => page().then((m) => m.dialog),
  details: () => reach().then((m) => m.details),
  clock: () => page().then((m) => m.clock),
  year: () => page().then((m) => m.year),
  outbox: () => page().then((m) => m.outbox),
  images: () => page().then((m) => m.images),
  theme: () => page().then((m) => m.theme),
  toTop: () => reach().then((m) => m.toTop),
  transition: () => reach().then((m) => m.transition),
  counter: () => scroll().then((m) => m.counter),
  reveal: () => scroll().then((m) => m.reveal),
  film: () => film().then((m) => m.film),
  autoplay: () => film().then((m) => m.autoplay),
  carousel: () => import('./carousel/carousel.enhancer').then((m) => m.default),
  frame: () => import('./page/frame.enhancer').then((m) => m.default),
  form: () => import('./forms/form.enhancer').then((m) => m.default),
  search: () => import('./search/search.enhancer').then((m) => m.default),
  parallax: () => mouse().then((m) => m.parallax),
  cursor: () => idle().then(() => mouse().then((m) => m.cursor)),
  ...tracking,
} satisfies Record<Exclude<EnhancerName, TrackingName>, FetchEnhancer>;

/** Every React island by name. */
export const islands = {
  LogoSlides: () => import('./carousel/slick/LogoSlidesIsland').then((m) => m.LogoSlidesIsland),
  ProjectSlides: () =>
    import('./carousel/slick/ProjectSlidesIsland').then((m) => m.ProjectSlidesIsland),
} satisfies Record<IslandName, FetchIsland>;
