import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inquiry } from '@/__tests__/support/formFacts';
import { mailService } from '@/__tests__/support/mail';
import { fill, getButton, getField, renderInquiry } from '@/__tests__/support/renderForms';
import { inquiryForm } from '@/content/forms';

/** Tests of the job inquiry alone. forms.test.tsx tests both forms. */
const { labels, messages } = inquiryForm;
const getAddButton = () => screen.getByRole('button', { name: inquiryForm.addSkill });

const getSkills = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const remove = within(item).queryByRole('button', {
      name: new RegExp(`^${inquiryForm.removeSkill} `),
    });
    return remove ? [item.textContent] : [];
  });

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  service = mailService();
});

test('switches autofill off for the job role', () => {
  renderInquiry();
  expect(getField(labels.job_role)).toHaveAttribute('autocomplete', 'off');
});

test('Add Skill is disabled until a skill is typed, and adds it once', async () => {
  renderInquiry();
  expect(getAddButton()).toBeDisabled();
  await userEvent.type(getField(labels.skill), '  ');
  expect(getAddButton()).toBeDisabled();
  await userEvent.type(getField(labels.skill), 'React');
  expect(getAddButton()).toBeEnabled();
  await userEvent.click(getAddButton());
  expect(getSkills()).toEqual(['React']);
  expect(getField(labels.skill)).toHaveValue('');
  expect(getAddButton()).toBeDisabled();

  await userEvent.type(getField(labels.skill), 'React{Enter}');
  expect(getSkills()).toEqual(['React']);
  await userEvent.type(getField(labels.skill), 'Git{Enter}');
  expect(getSkills()).toEqual(['React', 'Git']);
  expect(service.sent).toEqual([]);
});

test('removes a skill by its button', async () => {
  renderInquiry();
  await fill(inquiry);
  expect(getSkills()).toEqual(['React', 'Node.js']);
  await userEvent.click(screen.getByRole('button', { name: `${inquiryForm.removeSkill} React` }));
  expect(getSkills()).toEqual(['Node.js']);
});

test('shows an error beside the skills if they are too large for the mail service', async () => {
  renderInquiry();
  await fill(inquiry);
  for (const letter of ['a', 'b', 'c']) {
    fireEvent.change(getField(labels.skill), { target: { value: letter.repeat(20_000) } });
    fireEvent.click(getAddButton());
  }
  await userEvent.click(getButton());
  expect(getField(labels.skill)).toHaveAccessibleDescription(
    inquiryForm.tooLarge.replace('{count}', '10,200'),
  );
  expect(getField(labels.skill)).toHaveFocus();
  expect(service.sent).toEqual([]);
});

test('removes an error at any edit of its field, or of the list of skills', async () => {
  renderInquiry();
  await userEvent.click(getButton());
  await userEvent.type(getField(labels.email), 'a');
  expect(screen.queryByText(messages.emailRequired)).not.toBeInTheDocument();
  await userEvent.type(getField(labels.cover_letter), 'a');
  expect(screen.queryByText(messages.letterRequired)).not.toBeInTheDocument();
  await userEvent.type(getField(labels.skill), 'React{Enter}');
  expect(screen.queryByText(messages.skillsRequired)).not.toBeInTheDocument();
  expect(screen.getByText(messages.nameRequired)).toBeInTheDocument();
});

test('says that it was sent, clears its skills and closes after a delivery', async () => {
  const dialog = renderInquiry();
  await fill(inquiry);
  await userEvent.click(getButton());
  service.accept();
  await waitFor(() => expect(getButton()).toHaveAccessibleName(inquiryForm.button.done));
  expect(getSkills()).toEqual([]);
  await waitFor(() => expect(dialog.open).toBe(false), { timeout: 3000 });
});

test('stays open if the service refuses it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const dialog = renderInquiry();
  await fill(inquiry);
  await userEvent.click(getButton());
  service.refuse(429, 'Too Many Requests');
  await waitFor(() => expect(getButton()).toHaveAccessibleName(inquiryForm.button.idle));
  expect(getButton()).toBeEnabled();
  expect(dialog.open).toBe(true);
});
