import cursor from './motion/cursor.enhancer';
import parallax from './motion/parallax.enhancer';

/** The enhancers that follow the mouse in one file, so that they cost one request. */
export const onMouse = { cursor, parallax };
