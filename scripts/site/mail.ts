import { hasInquiry } from '@/content/site/has-inquiry';
import { consultationForm, inquiryForm } from '@/content/site/shared';

/** The variables of the browser's code that name the account at the mail service. */
export function getMailVariables(): Record<string, string> {
  const { mail } = consultationForm();
  return {
    NEXT_PUBLIC_EMAILJS_ORIGIN: mail.origin,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: mail.publicKey,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: mail.serviceId,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: mail.templateId,
    NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID: hasInquiry() ? inquiryForm().mail.templateId : '',
  };
}

/** Formats the build's warning about forms without mail keys. Null if all forms have their keys. */
export function missingKeys(): string | null {
  const without = [
    consultationForm().fallback ? 'the consultation form' : '',
    hasInquiry() && inquiryForm().fallback ? 'the job inquiry' : '',
  ].filter(Boolean);
  if (without.length === 0) return null;
  return `mail: no keys for ${without.join(' and ')}, so these forms show the mail address and send nothing. Set NEXT_PUBLIC_EMAILJS_* (see .env.example), or forms.address in content/site.yaml.`;
}
