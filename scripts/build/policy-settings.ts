import { sendFormAddress } from '@/components/islands/mail/address';
import { film } from '@/content/film';
import { consultationForm, inquiryForm } from '@/content/forms';
import { site } from '@/content/site';
import type { Settings } from '../export/features';

/** What the content and the environment say of the features. */
export const readSettings = (): Omit<Settings, 'plainNext'> => ({
  mail: {
    address: sendFormAddress(consultationForm.mail),
    forms: {
      ConsultationForm: consultationForm.fallback === null,
      InquiryDialog: inquiryForm.fallback === null,
    },
    outbox: site.forms.outbox,
  },
  recaptcha: site.forms.recaptchaSiteKey !== null,
  map: site.map.frame,
  film: film.address,
  pixel: (process.env.NEXT_PUBLIC_META_PIXEL_ID ?? '') !== '',
});
