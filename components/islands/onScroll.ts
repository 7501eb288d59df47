import counter from './motion/counter.enhancer';
import reveal from './motion/reveal.enhancer';

/** The enhancers that animate on scroll in one file, so that they cost one request. */
export const onScroll = { counter, reveal };
