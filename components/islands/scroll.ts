import counter from './enhancers/counter';
import reveal from './enhancers/reveal';

/** The enhancers of what moves as a visitor scrolls: one file, so that they cost one request. */
export const onScroll = { counter, reveal };
