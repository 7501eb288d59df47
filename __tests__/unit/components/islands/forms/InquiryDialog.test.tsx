import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mailService } from '@/__tests__/support/mail';
import { InquiryDialog } from '@/components/islands/forms/InquiryDialog';
import { inquiryForm } from '@/content/forms';
import { picture } from '@/content/schema/picture';

const job = {
  title: 'Full Stack Developer',
  facts: ['Noida, full-time'],
  world: 'cloud',
  picture: picture.parse({ name: 'cloud', decorative: true }),
} as const;
const form = {
  ...inquiryForm,
  mail: {
    origin: 'https://api.emailjs.com',
    publicKey: 'key',
    serviceId: 'service',
    templateId: 'inquiry',
  },
  fallback: null,
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: /^Submi/ });
const add = () => screen.getByRole('button', { name: 'Add Skill' });
const skills = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const remove = within(item).queryByRole('button', { name: /^Remove/ });
    return remove ? [item.textContent] : [];
  });

/** The dialog as it is once it is open. */
function setUp() {
  const { container } = render(<InquiryDialog id="inquiry" form={form} job={job} />);
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  dialog.open = true;
  dialog.close = () => {
    dialog.open = false;
  };
  return dialog;
}

async function fill() {
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Email'), 'asha@shop.example');
  await userEvent.type(field('Job role'), 'Full Stack Developer');
  await userEvent.type(field('Contact number'), '1514960142');
  await userEvent.type(field('Cover letter'), 'I build tills.');
  await userEvent.type(field('Skill'), 'React');
  await userEvent.click(add());
  await userEvent.type(field('Skill'), 'Node.js');
  await userEvent.click(add());
}

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  service = mailService();
});

test('has the fields and the names of the specification', () => {
  setUp();
  const names = ['Name', 'Email', 'Job role', 'Contact number', 'Cover letter'].map((label) =>
    field(label).getAttribute('name'),
  );
  expect(names).toEqual(['name', 'email', 'job_role', 'contact_no', 'cover_letter']);
  expect(submit()).toHaveAccessibleName('Submit Inquiry');
});

test('says the rule of the phone before anybody breaks it, and offers no job role', () => {
  setUp();
  const rule = '10 digits, no spaces or country code';
  expect(screen.getByText(rule)).toBeInTheDocument();
  expect(field('Contact number')).toHaveAccessibleDescription(rule);
  expect(field('Job role')).toHaveAttribute('autocomplete', 'off');
});

test('Add Skill waits for a skill, adds it once and makes room for the next', async () => {
  setUp();
  expect(add()).toBeDisabled();
  await userEvent.type(field('Skill'), '  ');
  expect(add()).toBeDisabled();
  await userEvent.type(field('Skill'), 'React');
  expect(add()).toBeEnabled();
  await userEvent.click(add());
  expect(skills()).toEqual(['React']);
  expect(field('Skill')).toHaveValue('');
  expect(add()).toBeDisabled();

  await userEvent.type(field('Skill'), 'React{Enter}');
  expect(skills()).toEqual(['React']);
  await userEvent.type(field('Skill'), 'Git{Enter}');
  expect(skills()).toEqual(['React', 'Git']);
  expect(service.sent).toEqual([]);
});

test('a skill can be taken away', async () => {
  setUp();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Remove React' }));
  expect(skills()).toEqual(['Node.js']);
});

test('no field cuts what is typed', () => {
  setUp();
  for (const control of screen.getAllByRole('textbox')) {
    expect(control).not.toHaveAttribute('maxlength');
  }
});

test('says beside the skills where they are more than the mail service takes', async () => {
  setUp();
  await fill();
  for (const letter of ['a', 'b', 'c']) {
    fireEvent.change(field('Skill'), { target: { value: letter.repeat(20_000) } });
    fireEvent.click(add());
  }
  await userEvent.click(submit());
  expect(field('Skill')).toHaveAccessibleDescription(
    'Too long to send. Please shorten this by about 10,200 characters.',
  );
  expect(field('Skill')).toHaveFocus();
  expect(service.sent).toEqual([]);
});

test('says what is wrong with every field, and goes to the first one', async () => {
  setUp();
  await userEvent.click(submit());
  expect(service.sent).toEqual([]);
  expect(field('Name')).toHaveFocus();
  for (const [name, message] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Job role', 'Job role is required'],
    ['Contact number', 'Contact number is required 10 digits, no spaces or country code'],
    ['Cover letter', 'Cover letter is required'],
    ['Skill', 'At least one skill is required'],
  ] as const) {
    expect(field(name)).toHaveAccessibleDescription(message);
  }
});

test('editing a field takes its message away, and no other', async () => {
  setUp();
  await userEvent.click(submit());
  await userEvent.type(field('Email'), 'a');
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  await userEvent.type(field('Cover letter'), 'a');
  expect(screen.queryByText('Cover letter is required')).not.toBeInTheDocument();
  await userEvent.type(field('Skill'), 'React{Enter}');
  expect(screen.queryByText('At least one skill is required')).not.toBeInTheDocument();
  expect(screen.getByText('Name is required')).toBeInTheDocument();
});

const values = {
  name: 'Asha',
  email: 'asha@shop.example',
  job_role: 'Full Stack Developer',
  contact_no: '1514960142',
  cover_letter: 'I build tills.',
};

test('sends its fields with the skills in one line, then is empty and closes', async () => {
  const dialog = setUp();
  await fill();
  await userEvent.click(submit());
  expect(submit()).toHaveAccessibleName('Submitting...');
  expect(submit()).toBeDisabled();
  expect(service.sent).toEqual([
    {
      url: 'https://api.emailjs.com/api/v1.0/email/send-form',
      fields: {
        ...values,
        skills: 'React, Node.js',
        lib_version: '4.4.1',
        service_id: 'service',
        template_id: 'inquiry',
        user_id: 'key',
      },
    },
  ]);

  service.accept();
  await waitFor(() => expect(submit()).toHaveAccessibleName('Submitted'));
  expect(screen.getByRole('form')).toHaveFormValues({
    name: '',
    email: '',
    job_role: '',
    contact_no: '',
    cover_letter: '',
    skills: '',
  });
  expect(skills()).toEqual([]);
  await waitFor(() => expect(dialog.open).toBe(false), { timeout: 3000 });
});

test.each([
  ['refused', () => service.refuse(429, 'Too Many Requests')],
  ['not reached', () => service.breakDown()],
])('stays open with its fields when the service has %s it, and logs it', async (_, fail) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const dialog = setUp();
  await fill();
  await userEvent.click(submit());
  fail();
  await waitFor(() => expect(submit()).toHaveAccessibleName('Submit Inquiry'));
  expect(submit()).toBeEnabled();
  expect(dialog.open).toBe(true);
  expect(screen.getByRole('form')).toHaveFormValues({ ...values, skills: 'React, Node.js' });
  expect(log).toHaveBeenCalledTimes(1);
});
