import { createMarkers } from 'next-islands/markers';

/** The React islands by name. `registry.ts` fetches each. */
export type IslandName = 'ConsultationForm' | 'InquiryDialog' | 'LogoSlides' | 'ProjectSlides';

/** The enhancers that only a build with a pixel's id has. */
export type TrackingName = 'consent' | 'tracker';

/** The enhancers by name. `registry.ts` fetches each. */
export type EnhancerName =
  | 'autoplay'
  | 'carousel'
  | 'clock'
  | 'counter'
  | 'cursor'
  | 'details'
  | 'dialog'
  | 'disclosure'
  | 'film'
  | 'header'
  | 'outbox'
  | 'parallax'
  | 'reveal'
  | 'settle'
  | 'theme'
  | 'toTop'
  | 'year'
  | TrackingName;

/** `island` wraps a client component as an island; `enhance` marks an element for an enhancer. */
export const { island, enhance } = createMarkers<IslandName, EnhancerName>();
