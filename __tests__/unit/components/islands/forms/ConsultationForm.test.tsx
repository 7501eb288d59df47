import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultation, getSentFields } from '@/__tests__/support/formFacts';
import { mailService } from '@/__tests__/support/mail';
import { showPage } from '@/__tests__/support/page';
import {
  consultationWithKeys,
  fill,
  getButton,
  getField,
  renderConsultation,
} from '@/__tests__/support/renderForms';
import { ConsultationForm } from '@/components/islands/forms/ConsultationForm';
import { consultationForm } from '@/content/forms';

/** Tests of the consultation form alone. forms.test.tsx tests both forms. */
const { labels } = consultationForm;
const getStatus = () => screen.getByRole('status');

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  document.body.replaceChildren();
  service = mailService();
});

test('has a placeholder in its message', () => {
  renderConsultation();
  expect(getField(labels.message)).toHaveAttribute('placeholder', consultationForm.placeholder);
});

test('lets WebKit keep the subject when the visitor comes back to the page', () => {
  renderConsultation();
  expect(getField(labels.subject)).not.toHaveAttribute('autocomplete', 'off');
});

test('links to the privacy policy', () => {
  showPage(<ConsultationForm id="home" form={consultationWithKeys} />);
  const { label, href } = consultationForm.privacy;
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
});

test('requires neither a subject nor a message', async () => {
  renderConsultation();
  await userEvent.click(getButton());
  expect(getField(labels.subject)).not.toBeInvalid();
  expect(getField(labels.message)).not.toBeInvalid();
});

test('removes the error about its size once another field is shorter', async () => {
  renderConsultation();
  await fill(consultation);
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

test('announces the delivery in an existing live region, until the next input', async () => {
  renderConsultation();
  const region = getStatus();
  expect(region).toBeEmptyDOMElement();
  await fill(consultation);
  await userEvent.click(getButton());
  expect(region).toBeEmptyDOMElement();
  service.accept();
  await waitFor(() => expect(region).toHaveTextContent(consultationForm.sent));
  expect(getStatus()).toBe(region);
  await userEvent.type(getField(labels.subject), 'A');
  expect(region).toBeEmptyDOMElement();
});

test('shows only its errors when it is sent empty after a delivery', async () => {
  renderConsultation();
  await fill(consultation);
  await userEvent.click(getButton());
  service.accept();
  await waitFor(() => expect(getStatus()).not.toBeEmptyDOMElement());
  await userEvent.click(getButton());
  expect(getField(labels.name)).toHaveAccessibleDescription(consultationForm.messages.nameRequired);
  expect(getStatus()).toBeEmptyDOMElement();
});

test('is empty and announces nothing after a bot has filled the honeypot', async () => {
  const { container } = renderConsultation();
  await fill(consultation);
  const trap = container.querySelector('[data-trap]');
  if (!trap) throw new Error('The form has no hidden field for programs.');
  fireEvent.input(trap, { target: { value: 'https://spam.example' } });
  await userEvent.click(getButton());
  await waitFor(() => expect(getField(labels.name)).toHaveValue(''));
  expect(getStatus()).toBeEmptyDOMElement();
  expect(service.sent).toEqual([]);
});

test('announces nothing after a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  renderConsultation();
  await fill(consultation);
  await userEvent.click(getButton());
  service.breakDown();
  await waitFor(() => expect(getButton()).toBeEnabled());
  expect(getStatus()).toBeEmptyDOMElement();
});

test('without a script, posts to the mail service', () => {
  showPage(<ConsultationForm id="home" form={consultationWithKeys} />);
  const element = screen.getByRole('form');
  expect(element).toHaveAttribute('action', 'https://api.emailjs.com/api/v1.0/email/send-form');
  expect(element).toHaveAttribute('method', 'post');
  expect(element).not.toHaveAttribute('novalidate');
  expect(getButton().closest('.needs-script')).toBeNull();
  expect(element).toHaveFormValues({
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
  });
});

test('sends to its own origin if the keys name no other', async () => {
  const mail = { ...consultationWithKeys.mail, origin: '' };
  renderConsultation({ ...consultationWithKeys, mail });
  await fill(consultation);
  await userEvent.click(getButton());
  expect(service.sent.map(({ url }) => url)).toEqual(['/api/v1.0/email/send-form']);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/api/v1.0/email/send-form');
});

describe('without keys', () => {
  const keyless = {
    ...consultationWithKeys,
    mail: { ...consultationWithKeys.mail, publicKey: '', serviceId: '', templateId: '' },
    fallback: { before: 'Or write to', email: 'hello@boats.example' },
  };

  test('is the same form, with the mail address beside its button', () => {
    showPage(<ConsultationForm id="home" form={keyless} />);
    expect(getButton()).toHaveAccessibleName(consultation.idle);
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    expect(screen.getByText(/^Or write to/)).toHaveTextContent('Or write to hello@boats.example.');
    expect(screen.getByRole('link', { name: 'hello@boats.example' })).toHaveAttribute(
      'href',
      'mailto:hello@boats.example',
    );
  });

  test('without a script, requests nothing, has no ids and shows no button', () => {
    showPage(<ConsultationForm id="home" form={keyless} />);
    const element = screen.getByRole('form');
    expect(element).toHaveAttribute('method', 'dialog');
    expect(element).not.toHaveAttribute('action');
    expect(element.querySelector('[type="hidden"]')).toBeNull();
    expect(getButton().closest('.needs-script')).not.toBeNull();
  });

  test('checks its fields', async () => {
    render(<ConsultationForm id="home" form={keyless} />);
    await userEvent.click(getButton());
    expect(getField(labels.name)).toHaveAccessibleDescription(
      consultationForm.messages.nameRequired,
    );
    expect(getField(labels.name)).toHaveFocus();
  });

  test('logs the library’s message about the key, keeps its values and shows nothing new', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(<ConsultationForm id="home" form={keyless} />);
    await fill(consultation);
    const before = container.textContent;
    await userEvent.click(getButton());
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(log).toHaveBeenCalledWith(
      'The message was not sent.',
      expect.stringMatching(/^The public key is required\. Visit /),
    );
    await waitFor(() => expect(getButton()).toBeEnabled());
    expect(container.textContent).toBe(before);
    expect(service.sent).toEqual([]);
    expect(screen.getByRole('form')).toHaveFormValues(
      Object.fromEntries(getSentFields(consultation)),
    );
  });
});
