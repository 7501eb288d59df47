import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureData } from '@/content/schema/picture';

const picture: PictureData = {
  file: 'cloud-abc',
  widths: [160, 320, 480],
  width: 480,
  height: 360,
  color: '#12282d',
  alt: 'A clay cloud over a rack of servers',
};

test('offers AVIF at every width, and WebP at one', () => {
  const { container } = render(<Picture picture={picture} sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(source).toHaveAttribute(
    'srcset',
    '/pictures/cloud-abc-160.avif 160w, /pictures/cloud-abc-320.avif 320w, /pictures/cloud-abc-480.avif 480w',
  );
  const image = screen.getByRole('img', { name: 'A clay cloud over a rack of servers' });
  expect(image).not.toHaveAttribute('srcset');
  expect(image).toHaveAttribute('src', '/pictures/cloud-abc.webp');
});

test.each([
  ['84px', '160w, 320w'],
  ['(min-width: 701px) 50px, 40px', '160w'],
  ['(min-width: 701px) 50px, 40vw', '160w, 320w, 480w'],
  ['430px', '160w, 320w, 480w'],
])('at sizes of %s it offers %s', (sizes, offered) => {
  const { container } = render(<Picture picture={picture} sizes={sizes} />);
  const sources = container.querySelector('source')?.srcset.split(', ') ?? [];
  expect(sources.map((source) => source.split(' ')[1]).join(', ')).toBe(offered);
});

test('gives the sheet of its frame the safe area, and no other sheet', () => {
  const insets = { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 };
  const safe = { subject: insets, objects: { ...insets, left: 0.05 } };
  const { rerender } = render(<Picture picture={{ ...picture, safe }} sizes="50vw" framed />);
  const read = (name: string) => screen.getByRole('img').style.getPropertyValue(name);
  expect(read('--subject-left')).toBe('0.4');
  expect(read('--objects-left')).toBe('0.05');
  expect(read('--placeholder')).toBe('#12282d');
  rerender(<Picture picture={{ ...picture, safe }} sizes="50vw" />);
  expect(read('--subject-left')).toBe('');
});

test('in the frame of a cut-out, a picture with a background says that it fills the frame', () => {
  const { rerender } = render(<Picture picture={picture} sizes="50vw" cutOut />);
  const image = () => screen.getByRole('img');
  expect(image()).toHaveAttribute('data-photograph');
  rerender(<Picture picture={{ ...picture, color: null }} sizes="50vw" cutOut />);
  expect(image()).not.toHaveAttribute('data-photograph');
  rerender(<Picture picture={picture} sizes="50vw" />);
  expect(image()).not.toHaveAttribute('data-photograph');
});

test('gives the sheet the focal point', () => {
  render(<Picture picture={{ ...picture, focus: { x: 0.2, y: 1 } }} sizes="50vw" />);
  expect(screen.getByRole('img').style.getPropertyValue('--focal-point')).toBe('20% 100%');
});
