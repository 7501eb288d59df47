import type { MailSettings } from './forms-schema';

/** The origin of EmailJS, and the ids of our account and of a form's template there. */
type Keys = Omit<MailSettings, 'address' | 'format' | 'accepts' | 'fields'>;

/** Reads the keys of EmailJS from the environment. */
export const readKeys = (templateId = ''): Keys => ({
  origin: process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? '',
  publicKey: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '',
  serviceId: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '',
  templateId,
});

/** Whether none of the ids is missing. */
export const hasKeys = ({ publicKey, serviceId, templateId }: Keys): boolean =>
  publicKey !== '' && serviceId !== '' && templateId !== '';

/** Which service sends the forms of this build. Without one, they show the mail address. */
export function getMailService(forms: { address: string | null }): 'address' | 'emailJs' | 'none' {
  if (forms.address !== null) return 'address';
  const { NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID } = process.env;
  const templates = [NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID];
  return templates.some((id) => hasKeys(readKeys(id))) ? 'emailJs' : 'none';
}
