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
  failure: null,
  delivery: {
    outbox: true,
    timeTrap: null,
    rateLimit: null,
    blockHeadless: false,
    recaptchaSiteKey: null,
  },
};

/** The consultation form with keys of the mail service. */
export const consultationWithKeys = { ...consultationForm, ...sending };

const job = {
  title: 'Boat Builder',
  facts: ['By the river, full-time'],
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
export function getButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('form [type="submit"]');
  if (!button) throw new Error('The form has no submit button.');
  return button;
}

/** Fills every field of a form that is rendered. */
export async function fill({ fields, skills }: FormFacts): Promise<void> {
  for (const { label, value } of fields) await userEvent.type(getField(label), value);
  for (const skill of skills)
    await userEvent.type(getField(inquiryForm.labels.skill), `${skill}{Enter}`);
}
