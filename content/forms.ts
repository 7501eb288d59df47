import { define } from './schema/define';
import { consultationWords, inquiryWords } from './schema/form-words';

/** The consultation form on the home page, About Us and Contact (specification, sections 2 and 5). */
export const consultationForm = define('content/forms.ts', consultationWords, {
  label: 'Consultation',
  labels: {
    name: 'Name',
    contact_no: 'Phone',
    email: 'Email Address',
    subject: 'Subject',
    message: 'Message',
  },
  hints: { contact_no: '10 digits, no spaces or country code' },
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
});

/** The job inquiry on every job page (specification, sections 2, 4 and 5). */
export const inquiryForm = define('content/forms.ts', inquiryWords, {
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
    contact_no: '10 digits, no spaces or country code',
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
});
