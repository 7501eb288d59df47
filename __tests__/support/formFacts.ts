import { consultationForm, inquiryForm } from '@/content/forms';

/** A field and a valid value for it. */
type Field = { name: string; label: string; value: string };

/**
 * The parts of a form that the specification fixes (sections 2, 3, 5 and 7), and values for tests.
 */
export type FormFacts = {
  /** The name that screen readers give the form or its dialog. */
  name: string;
  /** The name of its mails at the stand-in for the mail service. */
  mail: 'Consultation' | 'Job inquiry';
  /** The fields in their order. */
  fields: readonly Field[];
  /** The skills that tests add, if the form has a list of skills. */
  skills: readonly string[];
  idle: 'Send Message' | 'Submit Inquiry';
  labels: { email: string; phone: string; longest: string };
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
export const PHONE_RULE = '10 digits, no spaces or country code';

export const consultation: FormFacts = {
  name: consultationForm.label,
  mail: 'Consultation',
  fields: [
    { name: 'name', label: 'Name', value: 'Asha Rao' },
    { name: 'contact_no', label: 'Phone', value: '9876543210' },
    { name: 'email', label: 'Email Address', value: 'asha@example.com' },
    { name: 'subject', label: 'Subject', value: 'A till' },
    { name: 'message', label: 'Message', value: 'It is slow.' },
  ],
  skills: [],
  idle: 'Send Message',
  labels: { email: 'Email Address', phone: 'Phone', longest: 'Message' },
  malformed: { email: 'Email is invalid', phone: 'Phone number must be of 10 digits' },
  required: [
    ['Name', 'Name is required'],
    ['Phone', 'Number is required'],
    ['Email Address', 'Email is required'],
  ],
  refused: [
    ['Name', '', 'Name is required'],
    ['Name', '   ', 'Name is required'],
    ['Email Address', '', 'Email is required'],
    ['Email Address', 'asha', 'Email is invalid'],
    ['Email Address', 'asha@shop', 'Email is invalid'],
    ['Email Address', 'asha@example.com\r\nBcc: eve@example.com', 'Email is invalid'],
    ['Phone', '', 'Number is required'],
    ['Phone', '123456789', 'Phone number must be of 10 digits'],
    ['Phone', '12345678901', 'Phone number must be of 10 digits'],
    ['Phone', '98765 43210', 'Phone number must be of 10 digits'],
    ['Phone', '+919876543', 'Phone number must be of 10 digits'],
  ],
  mend: 'a valid value',
};

export const inquiry: FormFacts = {
  name: inquiryForm.title,
  mail: 'Job inquiry',
  fields: [
    { name: 'name', label: 'Name', value: 'Asha Rao' },
    { name: 'email', label: 'Email', value: 'asha@example.com' },
    { name: 'job_role', label: 'Job role', value: 'Engineer' },
    { name: 'contact_no', label: 'Contact number', value: '9876543210' },
    { name: 'cover_letter', label: 'Cover letter', value: 'Bridges, mostly of words.' },
  ],
  skills: ['React', 'Node.js'],
  idle: 'Submit Inquiry',
  labels: { email: 'Email', phone: 'Contact number', longest: 'Cover letter' },
  malformed: { email: 'Email is not valid', phone: 'Contact number must be exactly 10 digits' },
  required: [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Job role', 'Job role is required'],
    ['Contact number', 'Contact number is required'],
    ['Cover letter', 'Cover letter is required'],
    ['Skill', 'At least one skill is required'],
  ],
  refused: [
    ['Name', '', 'Name is required'],
    ['Email', '', 'Email is required'],
    ['Email', 'asha@', 'Email is not valid'],
    ['Email', 'asha@example.com\r\nBcc: eve@example.com', 'Email is not valid'],
    ['Job role', '', 'Job role is required'],
    ['Contact number', '', 'Contact number is required'],
    ['Contact number', '98765 4321', 'Contact number must be exactly 10 digits'],
    ['Contact number', '12345678901', 'Contact number must be exactly 10 digits'],
    ['Cover letter', '', 'Cover letter is required'],
    ['Cover letter', 'Nine char', 'Cover letter should be at least 10 characters long'],
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
