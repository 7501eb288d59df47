import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailService } from '@/__tests__/support/mail';
import { showPage } from '@/__tests__/support/page';
import { ConsultationForm } from '@/components/islands/forms/ConsultationForm';
import { consultationForm } from '@/content/forms';

const form = {
  ...consultationForm,
  mail: {
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'template',
  },
  fallback: null,
};
const field = (name: string) => screen.getByRole('textbox', { name });
const RULE = '10 digits, no spaces or country code';
const status = () => screen.getByRole('status');
const button = () => screen.getByRole('button');

async function fill() {
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Phone'), '1514960142');
  await userEvent.type(field('Email Address'), 'asha@shop.example');
  await userEvent.type(field('Subject'), 'A till');
  await userEvent.type(field('Message'), 'It is slow.');
}

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  document.body.replaceChildren();
  service = mailService();
});

test('has the fields, the names and the placeholder of the specification', () => {
  render(<ConsultationForm id="home" form={form} />);
  const names = ['Name', 'Phone', 'Email Address', 'Subject', 'Message'].map((label) =>
    field(label).getAttribute('name'),
  );
  expect(names).toEqual(['name', 'contact_no', 'email', 'subject', 'message']);
  expect(field('Message')).toHaveAttribute(
    'placeholder',
    'How can we help you? Feel free to get in touch!',
  );
  expect(button()).toHaveAccessibleName('Send Message');
});

test('says the rule of the phone before anybody breaks it', () => {
  showPage(<ConsultationForm id="home" form={form} />);
  expect(screen.getByText(RULE)).toBeVisible();
  expect(field('Phone')).toHaveAccessibleDescription(RULE);
});

test('links to the privacy policy', () => {
  showPage(<ConsultationForm id="home" form={form} />);
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('sends nothing while a field is wrong, and goes to the first one', async () => {
  render(<ConsultationForm id="home" form={form} />);
  await userEvent.click(button());
  expect(service.sent).toEqual([]);
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Phone')).toHaveAccessibleDescription(`Number is required ${RULE}`);
  expect(field('Email Address')).toHaveAccessibleDescription('Email is required');
  expect(field('Subject')).not.toBeInvalid();
});

test('takes a message away once its field is right', async () => {
  render(<ConsultationForm id="home" form={form} />);
  await userEvent.click(button());
  await userEvent.type(field('Name'), 'Asha');
  expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
  expect(screen.getByText('Number is required')).toBeInTheDocument();
});

test('no field cuts what is typed', () => {
  render(<ConsultationForm id="home" form={form} />);
  for (const control of screen.getAllByRole('textbox')) {
    expect(control).not.toHaveAttribute('maxlength');
  }
});

test('says beside the longest field what the mail service would not take, until it fits', async () => {
  render(<ConsultationForm id="home" form={form} />);
  await fill();
  fireEvent.input(field('Subject'), { target: { value: 'a'.repeat(20_000) } });
  fireEvent.input(field('Message'), { target: { value: 'b'.repeat(35_000) } });
  await userEvent.click(button());
  const words = 'Too long to send. Please shorten this by about 5,100 characters.';
  expect(field('Message')).toHaveAccessibleDescription(words);
  expect(field('Subject')).toBeValid();
  expect(service.sent).toEqual([]);
  // Room in another field is room as well.
  fireEvent.input(field('Subject'), { target: { value: 'A till' } });
  expect(field('Message')).toBeValid();
  await userEvent.click(button());
  expect(service.sent.map(({ fields }) => fields.message)).toEqual(['b'.repeat(35_000)]);
});

const values = {
  name: 'Asha',
  contact_no: '1514960142',
  email: 'asha@shop.example',
  subject: 'A till',
  message: 'It is slow.',
};

test('sends its fields once, says so meanwhile, and is empty after a success', async () => {
  render(<ConsultationForm id="home" form={form} />);
  await fill();
  await userEvent.click(button());

  expect(button()).toHaveAccessibleName('Submitting...');
  expect(button()).toBeDisabled();
  expect(service.sent).toEqual([
    {
      url: 'https://api.emailjs.com/api/v1.0/email/send-form',
      fields: {
        ...values,
        lib_version: '4.4.1',
        service_id: 'service',
        template_id: 'template',
        user_id: 'key',
      },
    },
  ]);

  service.accept();
  await waitFor(() => expect(button()).toHaveAccessibleName('Send Message'));
  expect(button()).toBeEnabled();
  expect(screen.getByRole('form')).toHaveFormValues({
    name: '',
    contact_no: '',
    email: '',
    subject: '',
    message: '',
  });
  expect(service.sent).toHaveLength(1);
});

test('says that it was sent, in a region that stood there, until the next input', async () => {
  render(<ConsultationForm id="home" form={form} />);
  const region = status();
  expect(region).toBeEmptyDOMElement();
  await fill();
  await userEvent.click(button());
  expect(region).toBeEmptyDOMElement();
  service.accept();
  await waitFor(() =>
    expect(region).toHaveTextContent('Your message was sent. We reply within one working day.'),
  );
  expect(status()).toBe(region);
  await userEvent.type(field('Subject'), 'A');
  expect(region).toBeEmptyDOMElement();
});

test('an empty form that is sent after a success shows its messages alone', async () => {
  render(<ConsultationForm id="home" form={form} />);
  await fill();
  await userEvent.click(button());
  service.accept();
  await waitFor(() => expect(status()).not.toBeEmptyDOMElement());
  await userEvent.click(button());
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(status()).toBeEmptyDOMElement();
});

test('a filled trap empties the form, and says nothing', async () => {
  const { container } = render(<ConsultationForm id="home" form={form} />);
  await fill();
  const trap = container.querySelector('[data-trap]');
  if (!trap) throw new Error('There is no trap.');
  fireEvent.input(trap, { target: { value: 'https://spam.example' } });
  await userEvent.click(button());
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  expect(status()).toBeEmptyDOMElement();
  expect(service.sent).toEqual([]);
});

test.each([
  [
    'refused',
    () => service.refuse(400, 'The user_id parameter is required'),
    { status: 400, text: 'The user_id parameter is required' },
  ],
  ['not reached', () => service.breakDown(), { status: 0, text: 'Network Error' }],
])('keeps its fields when the service has %s it, and logs it', async (_, fail, logged) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<ConsultationForm id="home" form={form} />);
  await fill();
  await userEvent.click(button());
  fail();
  await waitFor(() => expect(button()).toBeEnabled());
  expect(log.mock.calls).toEqual([['The message was not sent.', expect.objectContaining(logged)]]);
  expect(screen.getByRole('form')).toHaveFormValues(values);
  expect(status()).toBeEmptyDOMElement();
});

test('posts itself to the mail service where no script runs', () => {
  showPage(<ConsultationForm id="home" form={form} />);
  const element = screen.getByRole('form');
  expect(element).toHaveAttribute('action', 'https://api.emailjs.com/api/v1.0/email/send-form');
  expect(element).toHaveAttribute('method', 'post');
  expect(element).not.toHaveAttribute('novalidate');
  expect(element).toHaveFormValues({
    service_id: 'service',
    template_id: 'template',
    user_id: 'key',
  });
});

test('sends to its own origin where told to', async () => {
  const mail = { ...form.mail, origin: '' };
  render(<ConsultationForm id="home" form={{ ...form, mail }} />);
  await fill();
  await userEvent.click(button());
  expect(service.sent.map(({ url }) => url)).toEqual(['/api/v1.0/email/send-form']);
  expect(screen.getByRole('form')).toHaveAttribute('action', '/api/v1.0/email/send-form');
});

describe('while there are no keys', () => {
  const keyless = {
    ...form,
    mail: { ...form.mail, publicKey: '', serviceId: '', templateId: '' },
    fallback: { before: 'Or write to', email: 'hello@rivermark.example' },
  };

  test('is the same form, with the mail address beside its button', () => {
    showPage(<ConsultationForm id="home" form={keyless} />);
    expect(button()).toHaveAccessibleName('Send Message');
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    expect(screen.getByText(/^Or write to/)).toHaveTextContent(
      'Or write to hello@rivermark.example.',
    );
    expect(screen.getByRole('link', { name: 'hello@rivermark.example' })).toHaveAttribute(
      'href',
      'mailto:hello@rivermark.example',
    );
  });

  test('opens the mail program where no script runs, without any id', () => {
    showPage(<ConsultationForm id="home" form={keyless} />);
    const element = screen.getByRole('form');
    expect(element).toHaveAttribute('action', 'mailto:hello@rivermark.example');
    expect(element).toHaveAttribute('method', 'post');
    expect(element).toHaveAttribute('enctype', 'text/plain');
    expect(element.querySelector('[type="hidden"]')).toBeNull();
  });

  test('says what is wrong with its fields', async () => {
    render(<ConsultationForm id="home" form={keyless} />);
    await userEvent.click(button());
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Name')).toHaveFocus();
  });

  test('logs the library’s text about the key, keeps its fields and shows nothing new', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { container } = render(<ConsultationForm id="home" form={keyless} />);
    await fill();
    const before = container.textContent;
    await userEvent.click(button());
    await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
    expect(log).toHaveBeenCalledWith(
      'The message was not sent.',
      expect.stringMatching(/^The public key is required\. Visit /),
    );
    await waitFor(() => expect(button()).toBeEnabled());
    expect(container.textContent).toBe(before);
    expect(service.sent).toEqual([]);
    expect(screen.getByRole('form')).toHaveFormValues(values);
  });
});
