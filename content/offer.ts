import { servicesOffer as schema } from '@/components/sections/ServicesOffer/ServicesOffer.schema';
import { define } from './schema/define';

/** "Services we Offer", as /services-details and /project-details show it. */
export const offer = define('content/offer.yaml', schema);
