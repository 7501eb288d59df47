import details from './disclosure/details.enhancer';
import images from './page/images.enhancer';
import painted from './page/painted.enhancer';
import toTop from './page/toTop.enhancer';
import transition from './page/transition.enhancer';

/** The enhancers that start when a visitor scrolls, opens the menu or reaches for a link, in one file. */
export const onReach = { details, images, painted, toTop, transition };
