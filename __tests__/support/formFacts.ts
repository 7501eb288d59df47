import { consultationForm, inquiryForm } from '@/content/forms';

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
  labels: { email: string; phone: string; longest: string };
  /** The rule that stands under its phone number. */
  phoneRule: string;
  /** The messages of a mail address and a phone number that are malformed. */
  malformed: { email: string; phone: string };
  /** The messages of an empty form. */
  required: readonly (readonly [label: string, message: string])[];
  /** Invalid values and their messages. */
  refused: readonly (readonly [label: string, value: string, message: string])[];
  /** The edit of a field that removes its error. */
  mend: 'any edit' | 'a valid value';
};

/** The rule that stands under the phone number of both forms. */
export const PHONE_RULE = consultationForm.hints.contact_no;

export const consultation: FormFacts = {
  name: consultationForm.label,
  mail: 'Consultation',
  fields: [
    { name: 'name', label: consultationForm.labels.name, value: 'Asha Rao' },
    { name: 'contact_no', label: consultationForm.labels.contact_no, value: '9876543210' },
    { name: 'email', label: consultationForm.labels.email, value: 'asha@example.com' },
    { name: 'subject', label: consultationForm.labels.subject, value: 'A till' },
    { name: 'message', label: consultationForm.labels.message, value: 'It is slow.' },
  ],
  skills: [],
  idle: consultationForm.button.idle,
  pending: consultationForm.button.pending,
  labels: {
    email: consultationForm.labels.email,
    phone: consultationForm.labels.contact_no,
    longest: consultationForm.labels.message,
  },
  phoneRule: consultationForm.hints.contact_no,
  malformed: {
    email: consultationForm.messages.emailInvalid,
    phone: consultationForm.messages.numberInvalid,
  },
  required: [
    [consultationForm.labels.name, consultationForm.messages.nameRequired],
    [consultationForm.labels.contact_no, consultationForm.messages.numberRequired],
    [consultationForm.labels.email, consultationForm.messages.emailRequired],
  ],
  refused: [
    [consultationForm.labels.name, '', consultationForm.messages.nameRequired],
    [consultationForm.labels.name, '   ', consultationForm.messages.nameRequired],
    [consultationForm.labels.email, '', consultationForm.messages.emailRequired],
    [consultationForm.labels.email, 'asha', consultationForm.messages.emailInvalid],
    [consultationForm.labels.email, 'asha@shop', consultationForm.messages.emailInvalid],
    [
      consultationForm.labels.email,
      'asha@example.com\r\nBcc: eve@example.com',
      consultationForm.messages.emailInvalid,
    ],
    [consultationForm.labels.contact_no, '', consultationForm.messages.numberRequired],
    [consultationForm.labels.contact_no, '123456789', consultationForm.messages.numberInvalid],
    [consultationForm.labels.contact_no, '12345678901', consultationForm.messages.numberInvalid],
    [consultationForm.labels.contact_no, '98765 43210', consultationForm.messages.numberInvalid],
    [consultationForm.labels.contact_no, '+919876543', consultationForm.messages.numberInvalid],
  ],
  mend: 'a valid value',
};

export const inquiry: FormFacts = {
  name: inquiryForm.title,
  mail: 'Job inquiry',
  fields: [
    { name: 'name', label: inquiryForm.labels.name, value: 'Asha Rao' },
    { name: 'email', label: inquiryForm.labels.email, value: 'asha@example.com' },
    { name: 'job_role', label: inquiryForm.labels.job_role, value: 'Engineer' },
    { name: 'contact_no', label: inquiryForm.labels.contact_no, value: '9876543210' },
    {
      name: 'cover_letter',
      label: inquiryForm.labels.cover_letter,
      value: 'Bridges, mostly of words.',
    },
  ],
  skills: ['React', 'Node.js'],
  idle: inquiryForm.button.idle,
  pending: inquiryForm.button.pending,
  labels: {
    email: inquiryForm.labels.email,
    phone: inquiryForm.labels.contact_no,
    longest: inquiryForm.labels.cover_letter,
  },
  phoneRule: inquiryForm.hints.contact_no,
  malformed: {
    email: inquiryForm.messages.emailInvalid,
    phone: inquiryForm.messages.numberInvalid,
  },
  required: [
    [inquiryForm.labels.name, inquiryForm.messages.nameRequired],
    [inquiryForm.labels.email, inquiryForm.messages.emailRequired],
    [inquiryForm.labels.job_role, inquiryForm.messages.roleRequired],
    [inquiryForm.labels.contact_no, inquiryForm.messages.numberRequired],
    [inquiryForm.labels.cover_letter, inquiryForm.messages.letterRequired],
    [inquiryForm.labels.skill, inquiryForm.messages.skillsRequired],
  ],
  refused: [
    [inquiryForm.labels.name, '', inquiryForm.messages.nameRequired],
    [inquiryForm.labels.email, '', inquiryForm.messages.emailRequired],
    [inquiryForm.labels.email, 'asha@', inquiryForm.messages.emailInvalid],
    [
      inquiryForm.labels.email,
      'asha@example.com\r\nBcc: eve@example.com',
      inquiryForm.messages.emailInvalid,
    ],
    [inquiryForm.labels.job_role, '', inquiryForm.messages.roleRequired],
    [inquiryForm.labels.contact_no, '', inquiryForm.messages.numberRequired],
    [inquiryForm.labels.contact_no, '98765 4321', inquiryForm.messages.numberInvalid],
    [inquiryForm.labels.contact_no, '12345678901', inquiryForm.messages.numberInvalid],
    [inquiryForm.labels.cover_letter, '', inquiryForm.messages.letterRequired],
    [inquiryForm.labels.cover_letter, 'Nine char', inquiryForm.messages.letterShort],
  ],
  mend: 'any edit',
};

/** The data that a filled form sends: its fields in their order, and the skills in one line. */
export const getSentFields = ({ fields, skills }: FormFacts): [name: string, value: string][] => [
  ...fields.map(({ name, value }): [string, string] => [name, value]),
  ...(skills.length > 0 ? [['skills', skills.join(', ')] satisfies [string, string]] : []),
];

/** The valid value of the field with that label. */
export const getValidValue = ({ fields }: FormFacts, label: string): string =>
  fields.find((field) => field.label === label)?.value ?? '';
