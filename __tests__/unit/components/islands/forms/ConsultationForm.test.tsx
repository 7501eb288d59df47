/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delivery } from '@/__tests__/support/consultation';
import { consultation } from '@/__tests__/support/formFacts';
import { mailService } from '@/__tests__/support/mail';
import { showPage } from '@/__tests__/support/page';
import { ConsultationForm } from '@/components/islands/forms/ConsultationForm';
import mount from '@/components/islands/forms/form.enhancer';
import { consultationForm } from '@/content/site/shared';
import { standIns } from '@/scripts/serve/mailbox/stand-ins';

/** The browser tests of the forms hold everything else. */
const { labels } = consultationForm();

const form = { ...consultationForm(), fallback: null, delivery };

const getField = (label: string) => screen.getByRole('textbox', { name: label });
const getButton = () => screen.getByRole('button', { name: consultation.idle });

/** Shows the form, with some other settings of its delivery, and starts its script. */
function open(changes: Partial<typeof delivery> = {}) {
  showPage(
    <ConsultationForm id="home" form={{ ...form, delivery: { ...delivery, ...changes } }} />,
  );
  const element = document.querySelector('form');
  if (element) mount(element);
}

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  Object.assign(process.env, standIns);
  service = mailService();
  open();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** Fills the form. Its rule wants ten digits, whatever that of the site is. */
async function fill() {
  for (const { name, label, value } of consultation.fields)
    await userEvent.type(getField(label), name === 'contact_no' ? '9876543210' : value);
}

test('removes the error about its size once another field is shorter', async () => {
  await fill();
  fireEvent.input(getField(labels.subject), { target: { value: 'a'.repeat(20_000) } });
  fireEvent.input(getField(labels.message), { target: { value: 'b'.repeat(35_000) } });
  await userEvent.click(getButton());
  expect(getField(labels.message)).toBeInvalid();
  expect(getField(labels.subject)).toBeValid();
  fireEvent.input(getField(labels.subject), { target: { value: 'A till' } });
  expect(getField(labels.message)).toBeValid();
  await userEvent.click(getButton());
  await waitFor(() =>
    expect(service.sent.map(({ fields }) => fields.message)).toEqual(['b'.repeat(35_000)]),
  );
});

test('sends once without the outbox, although the visitor presses again while it sends', async () => {
  open({ outbox: false });
  await fill();
  await userEvent.click(getButton());
  await userEvent.click(screen.getByRole('button', { name: form.button.pending }));
  await waitFor(() => expect(service.sent).not.toHaveLength(0));
  expect(service.sent).toHaveLength(1);
});
