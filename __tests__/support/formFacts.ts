import { consultationForm, inquiryForm } from '@/content/site/shared';
import { site } from '@/content/site/site';

/** A field and a valid value for it. */
type Field = { name: string; label: string; value: string };

/** A form's fields, words and rules (specification, sections 2, 3, 5 and 7), and values for tests. */
export type FormFacts = {
  /** The name that screen readers give the form or its dialog. */
  name: string;
  /** The name of its mails at the stand-in for the mail service. */
  mail: 'Consultation' | 'Job inquiry';
  /** The fields in their order. */
  fields: readonly Field[];
  /** The skills that tests add, if the form has a list of skills. */
  skills: readonly string[];
  /** The words of its button before a press. */
  idle: string;
  /** The words of its button while it sends. */
  pending: string;
  labels: { name: string; email: string; phone: string; longest: string };
  /** The messages of a mail address and a phone number that are malformed. */
  malformed: { email: string; phone: string };
  /** The messages of an empty form. */
  required: readonly (readonly [label: string, message: string])[];
};

/** A number that the site's forms accept. */
export const PHONE = site().forms.phone === 'international' ? '+919876543210' : '9876543210';

/** The rule that stands under the phone number of both forms. */
export const PHONE_RULE = consultationForm().hints.contact_no;

function getConsultation(): FormFacts {
  const { label: name, labels, messages, button } = consultationForm();
  return {
    name,
    mail: 'Consultation',
    fields: [
      { name: 'name', label: labels.name, value: 'Asha Rao' },
      { name: 'contact_no', label: labels.contact_no, value: PHONE },
      { name: 'email', label: labels.email, value: 'asha@example.com' },
      { name: 'subject', label: labels.subject, value: 'A till' },
      { name: 'message', label: labels.message, value: 'It is slow.' },
    ],
    skills: [],
    idle: button.idle,
    pending: button.pending,
    labels: {
      name: labels.name,
      email: labels.email,
      phone: labels.contact_no,
      longest: labels.message,
    },
    malformed: { email: messages.emailInvalid, phone: messages.numberInvalid },
    required: [
      [labels.name, messages.nameRequired],
      [labels.contact_no, messages.numberRequired],
      [labels.email, messages.emailRequired],
    ],
  };
}

function getInquiry(): FormFacts {
  const { title: name, labels, messages, button } = inquiryForm();
  return {
    name,
    mail: 'Job inquiry',
    fields: [
      { name: 'name', label: labels.name, value: 'Asha Rao' },
      { name: 'email', label: labels.email, value: 'asha@example.com' },
      { name: 'job_role', label: labels.job_role, value: 'Engineer' },
      { name: 'contact_no', label: labels.contact_no, value: PHONE },
      { name: 'cover_letter', label: labels.cover_letter, value: 'Bridges, mostly of words.' },
    ],
    skills: ['React', 'Node.js'],
    idle: button.idle,
    pending: button.pending,
    labels: {
      name: labels.name,
      email: labels.email,
      phone: labels.contact_no,
      longest: labels.cover_letter,
    },
    malformed: { email: messages.emailInvalid, phone: messages.numberInvalid },
    required: [
      [labels.name, messages.nameRequired],
      [labels.email, messages.emailRequired],
      [labels.job_role, messages.roleRequired],
      [labels.contact_no, messages.numberRequired],
      [labels.cover_letter, messages.letterRequired],
      [labels.skill, messages.skillsRequired],
    ],
  };
}

const { language } = consultationForm();

export const consultation = getConsultation();
export const inquiry = getInquiry();

/** The data that a filled form sends: its fields in their order, and the skills in one line. */
export const getSentFields = ({ fields, skills }: FormFacts): [name: string, value: string][] => [
  // On a site with several languages.
  ...(language ? [['language', language] satisfies [string, string]] : []),
  ...fields.map(({ name, value }): [string, string] => [name, value]),
  ...(skills.length > 0 ? [['skills', skills.join(', ')] satisfies [string, string]] : []),
];
