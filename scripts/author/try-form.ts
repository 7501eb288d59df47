/**
 * Sends one marked message through the mail service of this site, and says what the service answers. It is
 * the proof that mail arrives, and real mail:
 *
 *   npm run try-form [-- inquiry]
 *
 * `inquiry` sends the job inquiry in place of the consultation. It writes nothing.
 */
import '../site/env';
import { toService } from '@/components/islands/delivery/service';
import { agency } from '@/content/files/agency';
import { consultationForm, inquiryForm } from '@/content/site/shared';
import { site } from '@/content/site/site';
import { missingKeys } from '../site/mail';
import { describeAnswer, getTestFields, tryForm } from './try-form/try-form';

try {
  const isInquiry = process.argv.includes('inquiry');
  const form = isInquiry ? inquiryForm() : consultationForm();
  if (form.fallback) throw new Error(missingKeys() ?? 'The form has no keys.');
  const address = site().url;
  if (!address)
    throw new Error(
      'NEXT_PUBLIC_SITE_URL is missing. Set it to the published address (.env.example): services look at the site that sends a form.',
    );
  const fields = getTestFields(isInquiry, agency().email.display);
  const tried = await tryForm(toService(form.mail), fields, new URL(address).origin);
  for (const line of describeAnswer(tried)) console.log(line);
  if (tried.kind !== 'yes') process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
