import { island } from '../marks';
import { InquiryDialogIsland } from './InquiryDialogIsland';

/** The job inquiry's dialog. It hydrates when a visitor first points at it or focuses it. */
export const InquiryDialog = island('InquiryDialog', InquiryDialogIsland, 'intent');
