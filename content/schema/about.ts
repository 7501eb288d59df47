import { z } from 'zod';
import { banksBanner } from './banks-banner';
import { meta } from './meta';
import { story } from './story';
import { success } from './success';

/** About Us: what it does not share with other pages. */
export const aboutPage = z.strictObject({ meta, banner: banksBanner, story, success });
