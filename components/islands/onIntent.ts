import details from './disclosure/details.enhancer';
import toTop from './page/toTop.enhancer';
import { shareClickedPicture } from './page/transition';

/** The enhancers that start when a visitor first reaches for them, in one file. */
export const onIntent = { details, toTop };

export { shareClickedPicture };
