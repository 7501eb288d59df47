import { island } from '../marks';
import { InquiryDialogIsland } from './InquiryDialogIsland';

/** The job inquiry's dialog, hydrated when a visitor first touches it. */
export const InquiryDialog = island('InquiryDialog', InquiryDialogIsland, 'intent');
