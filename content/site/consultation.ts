import { consultation as schema } from '@/components/sections/Consultation/Consultation.schema';
import { define } from '../files/define';

/** The invitation with the consultation form, on the home page and About Us. */
export const consultation = define('content/consultation.yaml', schema.omit({ form: true }));
