import { jobFiles } from '../collections/jobs';

/** Whether the site has the form of a job inquiry. */
export const hasInquiry = (): boolean => jobFiles.sound().length > 0;
