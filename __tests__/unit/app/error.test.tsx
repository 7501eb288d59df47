import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/error';
import { unexpected } from '@/content/pages/unexpected';

test('a failing page says so, with the message, and can be tried again', async () => {
  const reset = jest.fn();
  render(<ErrorPage error={new Error('The river is closed')} reset={reset} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(unexpected.title);
  expect(screen.getByText('The river is closed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  expect(reset).toHaveBeenCalledTimes(1);
});
