import { define } from './schema/define';
import { consultationWords, inquiryWords } from './schema/form-words';

/** The consultation form on the home page, About Us and Contact (specification, sections 2 and 5). */
export const consultationForm = define('content/consultation-form.yaml', consultationWords);

/** The job inquiry on every job page (specification, sections 2, 4 and 5). */
export const inquiryForm = define('content/inquiry-form.yaml', inquiryWords);
