import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormFacts } from '@/__tests__/support/formFacts';
import { ConsultationForm } from '@/components/islands/forms/ConsultationForm';
import { InquiryDialog } from '@/components/islands/forms/InquiryDialog';
import { consultationForm, inquiryForm } from '@/content/forms';
import { picture } from '@/content/schema/picture';

const sending = {
  mail: {
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
  },
  fallback: null,
};

/** The consultation form with keys of the mail service. */
export const consultationWithKeys = { ...consultationForm, ...sending };

const job = {
  title: 'Full Stack Developer',
  facts: ['Noida, full-time'],
  world: 'cloud',
  picture: picture.parse({ name: 'cloud', decorative: true }),
} as const;

export const renderConsultation = (form: typeof consultationForm = consultationWithKeys) =>
  render(<ConsultationForm id="home" form={form} />);

/**
 * Renders the inquiry in its dialog, which is open.
 *
 * @returns the dialog
 */
export function renderInquiry(): HTMLDialogElement {
  const form = { ...inquiryForm, ...sending };
  const { container } = render(<InquiryDialog id="inquiry" form={form} job={job} />);
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('The inquiry has rendered no dialog.');
  dialog.open = true;
  // jsdom has no `close`.
  dialog.close = () => {
    dialog.open = false;
  };
  return dialog;
}

export const getField = (label: string) => screen.getByRole('textbox', { name: label });

/** The submit button, with any label. */
export const getButton = () => screen.getByRole('button', { name: /^(Send|Subm)/ });

/** Fills every field of a form that is rendered. */
export async function fill({ fields, skills }: FormFacts): Promise<void> {
  for (const { label, value } of fields) await userEvent.type(getField(label), value);
  for (const skill of skills) await userEvent.type(getField('Skill'), `${skill}{Enter}`);
}
