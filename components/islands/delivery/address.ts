import type { MailKeys } from '@/content/schema/forms';

/** Where a form is posted to, with the keys it carries. */
export const sendFormAddress = ({ origin }: MailKeys) => `${origin}/api/v1.0/email/send-form`;
