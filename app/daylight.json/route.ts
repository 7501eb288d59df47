import { getDaylight } from '../daylight';

export const dynamic = 'force-static';

/** What the home page's picture needs to turn through a day, or null. */
export const GET = () => Response.json(getDaylight() ?? null);
