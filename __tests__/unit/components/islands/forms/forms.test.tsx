import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  consultation,
  type FormFacts,
  getSentFields,
  inquiry,
} from '@/__tests__/support/formFacts';
import { mailService } from '@/__tests__/support/mail';
import {
  fill,
  getButton,
  getField,
  renderConsultation,
  renderInquiry,
} from '@/__tests__/support/renderForms';
import { mail } from '@/content/mail';

/** Renders a form, and says by how many characters a longest field of 55,000 is too long in it. */
const cases: [name: string, facts: FormFacts, render: () => void, excess: string][] = [
  ['consultation form', consultation, () => renderConsultation(), '5,100'],
  ['job inquiry', inquiry, () => renderInquiry(), '5,200'],
];

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  document.body.replaceChildren();
  service = mailService();
});

describe.each(cases)('the %s', (_, facts, render, excess) => {
  test('has the fields of the specification, by their names', () => {
    render();
    expect(facts.fields.map(({ label }) => getField(label).getAttribute('name'))).toEqual(
      facts.fields.map(({ name }) => name),
    );
    expect(getButton()).toHaveAccessibleName(facts.idle);
  });

  test('shows the rule of the phone number before it is broken', () => {
    render();
    expect(screen.getByText(facts.phoneRule)).toBeInTheDocument();
    expect(getField(facts.labels.phone)).toHaveAccessibleDescription(facts.phoneRule);
  });

  test('has no length limit that would cut typed text', () => {
    render();
    for (const control of screen.getAllByRole('textbox')) {
      expect(control).not.toHaveAttribute('maxlength');
    }
  });

  test('sends nothing while a field is wrong, and focuses the first wrong field', async () => {
    render();
    await userEvent.click(getButton());
    expect(service.sent).toEqual([]);
    expect(getField(facts.required[0]?.[0] ?? '')).toHaveFocus();
    for (const [label, message] of facts.required) {
      expect(getField(label)).toHaveAccessibleDescription(
        label === facts.labels.phone ? `${message} ${facts.phoneRule}` : message,
      );
    }
    const invalid = screen.getAllByRole('textbox').filter((control) => control.ariaInvalid);
    expect(invalid).toHaveLength(facts.required.length);
  });

  test('removes the error of a corrected field, and no other', async () => {
    render();
    await userEvent.click(getButton());
    const [[label, first] = ['', ''], ...others] = facts.required;
    await userEvent.type(getField(label), 'Asha');
    expect(screen.queryByText(first)).not.toBeInTheDocument();
    for (const [, message] of others) expect(screen.getByText(message)).toBeInTheDocument();
  });

  test('shows beside the longest field how many characters to remove', async () => {
    render();
    await fill(facts);
    const field = getField(facts.labels.longest);
    fireEvent.input(field, { target: { value: 'b'.repeat(55_000) } });
    await userEvent.click(getButton());
    expect(field).toHaveAccessibleDescription(mail.tooLarge.replace('{count}', excess));
    expect(field).toHaveFocus();
    expect(service.sent).toEqual([]);
  });

  test('sends its fields once, disables its button meanwhile, and is empty after a delivery', async () => {
    render();
    await fill(facts);
    await userEvent.click(getButton());
    expect(getButton()).toHaveAccessibleName(facts.pending);
    expect(getButton()).toBeDisabled();
    expect(service.sent).toEqual([
      {
        url: 'https://api.emailjs.com/api/v1.0/email/send-form',
        fields: {
          ...Object.fromEntries(getSentFields(facts)),
          lib_version: '4.4.1',
          service_id: 'service',
          template_id: 'template',
          user_id: 'key',
        },
      },
    ]);

    service.accept();
    await waitFor(() => expect(getButton()).toBeEnabled());
    expect(screen.getByRole('form')).toHaveFormValues(
      Object.fromEntries(getSentFields(facts).map(([name]) => [name, ''])),
    );
    expect(service.sent).toHaveLength(1);
  });

  test.each([
    [
      'refuses the mail',
      () => service.refuse(400, 'The user_id parameter is required'),
      { status: 400, text: 'The user_id parameter is required' },
    ],
    ['cannot be reached', () => service.breakDown(), { status: 0, text: 'Network Error' }],
  ])('keeps its values and logs the reason when the service %s', async (_how, fail, reason) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    render();
    await fill(facts);
    await userEvent.click(getButton());
    fail();
    await waitFor(() => expect(getButton()).toBeEnabled());
    expect(getButton()).toHaveAccessibleName(facts.idle);
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/was not sent/), expect.objectContaining(reason)],
    ]);
    expect(screen.getByRole('form')).toHaveFormValues(Object.fromEntries(getSentFields(facts)));
  });
});
