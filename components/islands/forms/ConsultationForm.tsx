import { island } from '../marks';
import { ConsultationFormIsland } from './ConsultationFormIsland';

/** The consultation form. It hydrates when a visitor first points at it or focuses it. */
export const ConsultationForm = island('ConsultationForm', ConsultationFormIsland, 'intent');
