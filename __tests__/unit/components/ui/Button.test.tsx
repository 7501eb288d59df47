import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from '@/components/ui/Button/Button';

test('ButtonLink renders a link', () => {
  render(
    <ButtonLink href="/projects" tone="sun" size="small">
      View All Projects
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'View All Projects' });
  expect(link).toHaveAttribute('href', '/projects');
  expect(link).toHaveAttribute('data-tone', 'sun');
  expect(link).toHaveAttribute('data-size', 'small');
});

test('Button is regular, primary and of type "button" by default', () => {
  render(<Button>Go</Button>);
  const button = screen.getByRole('button', { name: 'Go' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('data-tone', 'primary');
  expect(button).toHaveAttribute('data-size', 'regular');
});

test('Button passes its attributes on', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Button type="submit" onClick={onClick}>
      Send Message
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send Message' });
  expect(button).toHaveAttribute('type', 'submit');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(
    <Button type="submit" disabled onClick={onClick}>
      Submitting...
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submitting...' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
