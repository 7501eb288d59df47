import { describe, expect, test } from '@jest/globals';
import { ADVICE } from '@/__tests__/client/unit/advice';
import { consultationForm, inquiryForm } from '@/content/site/shared';

describe(ADVICE, () => {
  test('the consultation form has the words of the specification', () => {
    const { label, labels, placeholder, messages, button } = consultationForm();
    expect({ label, placeholder, button }).toEqual({
      label: 'Consultation',
      placeholder: 'How can we help you? Feel free to get in touch!',
      button: { idle: 'Send Message', pending: 'Submitting...' },
    });
    expect(labels).toEqual({
      name: 'Name',
      contact_no: 'Phone',
      email: 'Email Address',
      subject: 'Subject',
      message: 'Message',
    });
    expect(messages).toEqual({
      nameRequired: 'Name is required',
      emailRequired: 'Email is required',
      emailInvalid: 'Email is invalid',
      numberRequired: 'Number is required',
      numberInvalid: 'Phone number must be of 10 digits',
    });
  });

  test('the job inquiry has the words of the specification', () => {
    const { labels, messages, addSkill, button } = inquiryForm();
    expect({ addSkill, button }).toEqual({
      addSkill: 'Add Skill',
      button: { idle: 'Submit Inquiry', pending: 'Submitting...', done: 'Submitted' },
    });
    expect(labels).toMatchObject({
      name: 'Name',
      email: 'Email',
      job_role: 'Job role',
      contact_no: 'Contact number',
      cover_letter: 'Cover letter',
    });
    expect(messages).toEqual({
      nameRequired: 'Name is required',
      emailRequired: 'Email is required',
      emailInvalid: 'Email is not valid',
      roleRequired: 'Job role is required',
      letterRequired: 'Cover letter is required',
      letterShort: 'Cover letter should be at least 10 characters long',
      numberRequired: 'Contact number is required',
      numberInvalid: 'Contact number must be exactly 10 digits',
      skillsRequired: 'At least one skill is required',
    });
  });
});
