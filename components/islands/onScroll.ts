import counter from './motion/counter.enhancer';
import reveal from './motion/reveal.enhancer';

/** The enhancers of what moves as a visitor scrolls: one file, so that they cost one request. */
export const onScroll = { counter, reveal };
