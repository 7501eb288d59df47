import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SocialStrip } from '@/components/sections/SocialStrip/SocialStrip';

const title = 'We talk here';
const links = [
  { name: 'Mastodon', href: 'https://social.example/@boats', icon: 'mastodon', note: 'New boats' },
  { name: 'Log', href: 'https://log.example/', icon: 'pen-nib' },
] as const;

test('each network has its link, and its note if there is one', () => {
  render(<SocialStrip title={title} links={links} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Mastodon New boats');
  expect(second).toHaveTextContent(/^Log$/);
  for (const { name, href } of links)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('an agency without networks has no section about them', () => {
  const { container } = render(<SocialStrip title={title} links={[]} />);
  expect(container).toBeEmptyDOMElement();
});
