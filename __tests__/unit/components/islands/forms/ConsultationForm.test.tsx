import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultation } from '@/__tests__/support/formFacts';
import { mailService } from '@/__tests__/support/mail';
import { showPage } from '@/__tests__/support/page';
import { ConsultationForm } from '@/components/islands/forms/ConsultationForm';
import { consultationForm } from '@/content/words/shared';

/** The browser tests of the forms hold everything else. */
const { labels, messages } = consultationForm;

const form = {
  ...consultationForm,
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

const getField = (label: string) => screen.getByRole('textbox', { name: label });
const getButton = () => screen.getByRole('button', { name: consultation.idle });

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  document.body.replaceChildren();
  service = mailService();
});

/** Renders the form and fills every field. */
async function renderFilled() {
  render(<ConsultationForm id="home" form={form} />);
  for (const { label, value } of consultation.fields) await userEvent.type(getField(label), value);
}

test('shows in the empty message what a visitor may write', () => {
  render(<ConsultationForm id="home" form={form} />);
  expect(screen.getByPlaceholderText(form.placeholder)).toBe(getField(labels.message));
});

test('lets WebKit keep the subject when the visitor comes back to the page', () => {
  render(<ConsultationForm id="home" form={form} />);
  expect(getField(labels.subject)).not.toHaveAttribute('autocomplete', 'off');
});

test('removes the error about its size once another field is shorter', async () => {
  await renderFilled();
  fireEvent.input(getField(labels.subject), { target: { value: 'a'.repeat(20_000) } });
  fireEvent.input(getField(labels.message), { target: { value: 'b'.repeat(35_000) } });
  await userEvent.click(getButton());
  expect(getField(labels.message)).toBeInvalid();
  expect(getField(labels.subject)).toBeValid();
  fireEvent.input(getField(labels.subject), { target: { value: 'A till' } });
  expect(getField(labels.message)).toBeValid();
  await userEvent.click(getButton());
  expect(service.sent.map(({ fields }) => fields.message)).toEqual(['b'.repeat(35_000)]);
});

test('shows only its errors when it is sent empty after a delivery', async () => {
  await renderFilled();
  await userEvent.click(getButton());
  service.accept();
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  await userEvent.click(getButton());
  expect(getField(labels.name)).toHaveAccessibleDescription(messages.nameRequired);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('without a script, posts to the mail service at its own address', () => {
  showPage(<ConsultationForm id="home" form={form} />);
  const element = screen.getByRole('form');
  expect(element).toHaveAttribute('action', 'https://api.emailjs.com/api/v1.0/email/send-form');
  expect(element).toHaveFormValues({
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
  });
});
