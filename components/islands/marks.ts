import { createMarkers } from 'next-islands/markers';
import type { EnhancerName, IslandName } from './registry';

/** `island` wraps a client component as an island; `enhance` marks an element for an enhancer. */
export const { island, enhance } = createMarkers<IslandName, EnhancerName>();
