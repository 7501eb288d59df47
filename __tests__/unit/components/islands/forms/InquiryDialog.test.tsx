import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inquiry } from '@/__tests__/support/formFacts';
import { mailService } from '@/__tests__/support/mail';
import { fill, getButton, getField, renderInquiry } from '@/__tests__/support/renderForms';

/** Tests of the job inquiry alone. forms.test.tsx tests both forms. */
const getAddButton = () => screen.getByRole('button', { name: 'Add Skill' });

const getSkills = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const remove = within(item).queryByRole('button', { name: /^Remove/ });
    return remove ? [item.textContent] : [];
  });

let service: ReturnType<typeof mailService>;
beforeEach(() => {
  service = mailService();
});

test('switches autofill off for the job role', () => {
  renderInquiry();
  expect(getField('Job role')).toHaveAttribute('autocomplete', 'off');
});

test('Add Skill is disabled until a skill is typed, and adds it once', async () => {
  renderInquiry();
  expect(getAddButton()).toBeDisabled();
  await userEvent.type(getField('Skill'), '  ');
  expect(getAddButton()).toBeDisabled();
  await userEvent.type(getField('Skill'), 'React');
  expect(getAddButton()).toBeEnabled();
  await userEvent.click(getAddButton());
  expect(getSkills()).toEqual(['React']);
  expect(getField('Skill')).toHaveValue('');
  expect(getAddButton()).toBeDisabled();

  await userEvent.type(getField('Skill'), 'React{Enter}');
  expect(getSkills()).toEqual(['React']);
  await userEvent.type(getField('Skill'), 'Git{Enter}');
  expect(getSkills()).toEqual(['React', 'Git']);
  expect(service.sent).toEqual([]);
});

test('removes a skill by its button', async () => {
  renderInquiry();
  await fill(inquiry);
  expect(getSkills()).toEqual(['React', 'Node.js']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove React' }));
  expect(getSkills()).toEqual(['Node.js']);
});

test('shows an error beside the skills if they are too large for the mail service', async () => {
  renderInquiry();
  await fill(inquiry);
  for (const letter of ['a', 'b', 'c']) {
    fireEvent.change(getField('Skill'), { target: { value: letter.repeat(20_000) } });
    fireEvent.click(getAddButton());
  }
  await userEvent.click(getButton());
  expect(getField('Skill')).toHaveAccessibleDescription(
    'Too long to send. Please shorten this by about 10,200 characters.',
  );
  expect(getField('Skill')).toHaveFocus();
  expect(service.sent).toEqual([]);
});

test('removes an error at any edit of its field, or of the list of skills', async () => {
  renderInquiry();
  await userEvent.click(getButton());
  await userEvent.type(getField('Email'), 'a');
  expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
  await userEvent.type(getField('Cover letter'), 'a');
  expect(screen.queryByText('Cover letter is required')).not.toBeInTheDocument();
  await userEvent.type(getField('Skill'), 'React{Enter}');
  expect(screen.queryByText('At least one skill is required')).not.toBeInTheDocument();
  expect(screen.getByText('Name is required')).toBeInTheDocument();
});

test('says "Submitted", clears its skills and closes after a delivery', async () => {
  const dialog = renderInquiry();
  await fill(inquiry);
  await userEvent.click(getButton());
  service.accept();
  await waitFor(() => expect(getButton()).toHaveAccessibleName('Submitted'));
  expect(getSkills()).toEqual([]);
  await waitFor(() => expect(dialog.open).toBe(false), { timeout: 3000 });
});

test('stays open if the service refuses it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const dialog = renderInquiry();
  await fill(inquiry);
  await userEvent.click(getButton());
  service.refuse(429, 'Too Many Requests');
  await waitFor(() => expect(getButton()).toHaveAccessibleName('Submit Inquiry'));
  expect(getButton()).toBeEnabled();
  expect(dialog.open).toBe(true);
});
