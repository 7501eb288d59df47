import { SEND_FORM } from '@/components/islands/mail/NativePost';
import { film } from '@/content/film';
import { consultationForm, inquiryForm } from '@/content/forms';
import { site } from '@/content/site';
import type { Settings } from './features';

/** What the content and the environment say of the features. */
export const readSettings = (): Omit<Settings, 'plainNext'> => ({
  mail: {
    address: SEND_FORM,
    forms: {
      ConsultationForm: consultationForm.fallback === null,
      InquiryDialog: inquiryForm.fallback === null,
    },
  },
  map: site.map.frame,
  film: film.address,
  pixel: (process.env.NEXT_PUBLIC_META_PIXEL_ID ?? '') !== '',
});
