import { createMarkers } from 'next-islands/markers';

/** The names of the React islands. `registry.ts` fetches each. */
export type IslandName = 'LogoSlides' | 'ProjectSlides';

/** The names of the enhancers that only a build with a tracker contains. */
export type TrackingName = 'consent' | 'tracker';

/** The names of the enhancers. `registry.ts` fetches each. */
export type EnhancerName =
  | 'autoplay'
  | 'carousel'
  | 'clock'
  | 'cursor'
  | 'daylight'
  | 'details'
  | 'dialog'
  | 'disclosure'
  | 'film'
  | 'form'
  | 'frame'
  | 'header'
  | 'images'
  | 'outbox'
  | 'painted'
  | 'parallax'
  | 'reveal'
  | 'search'
  | 'theme'
  | 'toTop'
  | 'transition'
  | 'year'
  | TrackingName;

/** `island` wraps a client component as an island; `enhance` marks an element for an enhancer. */
export const { island, enhance } = createMarkers<IslandName, EnhancerName>();
