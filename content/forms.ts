import { define } from './schema/define';
import {
  consultationForm as consultationSchema,
  inquiryForm as inquirySchema,
} from './schema/forms';
import { site } from './site';

/** "self" is the site's own origin, whatever it is; the service does not stand below a base path. */
function originOf(setting: string): string {
  if (setting === '') return 'https://api.emailjs.com';
  return setting === 'self' ? '' : setting;
}

const origin = originOf(process.env.NEXT_PUBLIC_EMAILJS_ORIGIN ?? '');
const publicKey = process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY ?? '';
const serviceId = process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID ?? '';

const { failureNotice, ...delivery } = site.forms;

const failure = {
  text: 'Your message was not sent. It is still here.',
  call: 'You can also call',
  write: 'or write to',
  phone: site.footer.phone,
  email: site.footer.email,
  retry: 'Try again',
};

/** The rule of a phone number, which both forms share (specification, section 5). */
const numberRule = '10 digits, no spaces or country code';

/** The keys for a template, how it is sent, and the mail address while one of them is absent. */
function sending(templateId: string) {
  const complete = publicKey !== '' && serviceId !== '' && templateId !== '';
  return {
    mail: { origin, publicKey, serviceId, templateId },
    fallback: complete ? null : { before: 'Or write to', email: site.footer.email.display },
    failure: failureNotice ? failure : null,
    delivery,
    tooLarge: 'Too long to send. Please shorten this by about {count} characters.',
    trap: 'Website',
  };
}

/** The consultation form on the home page, About Us and Contact (specification, sections 2 and 5). */
export const consultationForm = define('content/forms.ts', consultationSchema, {
  label: 'Consultation',
  labels: {
    name: 'Name',
    contact_no: 'Phone',
    email: 'Email Address',
    subject: 'Subject',
    message: 'Message',
  },
  hints: { contact_no: numberRule },
  placeholder: 'How can we help you? Feel free to get in touch!',
  messages: {
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Email is invalid',
    numberRequired: 'Number is required',
    numberInvalid: 'Phone number must be of 10 digits',
  },
  button: { idle: 'Send Message', pending: 'Submitting...' },
  note: 'An engineer reads every message and replies within one working day.',
  sent: 'Your message was sent. We reply within one working day.',
  privacy: {
    before: 'How we use what you send:',
    label: 'privacy policy',
    href: '/privacy-policy',
  },
  ...sending(process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID ?? ''),
});

/** The job inquiry on every job page (specification, sections 2, 4 and 5). */
export const inquiryForm = define('content/forms.ts', inquirySchema, {
  title: 'Take the desk',
  close: 'Close',
  note: 'Six short fields. A person in Noida reads every one.',
  labels: {
    name: 'Name',
    email: 'Email',
    job_role: 'Job role',
    contact_no: 'Contact number',
    cover_letter: 'Cover letter',
    skills: 'Skills',
    skill: 'Skill',
  },
  hints: {
    contact_no: numberRule,
    cover_letter: 'What have you built, and what would you like to build next?',
    skill: 'Type one skill, then add it',
  },
  addSkill: 'Add Skill',
  removeSkill: 'Remove',
  messages: {
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Email is not valid',
    roleRequired: 'Job role is required',
    letterRequired: 'Cover letter is required',
    letterShort: 'Cover letter should be at least 10 characters long',
    numberRequired: 'Contact number is required',
    numberInvalid: 'Contact number must be exactly 10 digits',
    skillsRequired: 'At least one skill is required',
  },
  button: { idle: 'Submit Inquiry', pending: 'Submitting...', done: 'Submitted' },
  reach: 'Your answers reach our hiring team by e-mail.',
  ...sending(process.env.NEXT_PUBLIC_EMAILJS_INQUIRY_TEMPLATE_ID ?? ''),
});
