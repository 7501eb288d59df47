import type { ConsultationFormData } from '@/content/schema/forms';
import { sendFormAddress } from '../delivery/message';

/**
 * How a form goes where no script runs, as its attributes: to the mail service, or into the
 * visitor's mail program while the keys are absent.
 */
export const nativeSubmission = ({
  mail,
  fallback,
}: Pick<ConsultationFormData, 'mail' | 'fallback'>) =>
  fallback
    ? { action: `mailto:${fallback.email}`, method: 'post', encType: 'text/plain' }
    : { action: sendFormAddress(mail), method: 'post', encType: 'multipart/form-data' };
