import { island } from '../marks';
import { ConsultationFormIsland } from './ConsultationFormIsland';

/** The consultation form, hydrated when a visitor first touches it. */
export const ConsultationForm = island('ConsultationForm', ConsultationFormIsland, 'intent');
