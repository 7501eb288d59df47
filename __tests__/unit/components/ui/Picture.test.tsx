/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
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
  ['84px', '320w'],
  ['(min-width: 44em) 50px, 40vw', '160w, 320w, 480w'],
  ['(min-width: 44em) 30vw, calc(40vw - 1px)', '160w, 320w, 480w'],
])('at sizes of %s it offers %s', (sizes, offered) => {
  const { container } = render(<Picture picture={picture} sizes={sizes} />);
  const sources = container.querySelector('source')?.srcset.split(', ') ?? [];
  expect(sources.map((source) => source.split(' ')[1]).join(', ')).toBe(offered);
});

test('leaves out a width that is close to the next one, and gives the safe area to its frame alone', () => {
  const safe = { subject: { top: 0.1, right: 0.2, bottom: 0.3, left: 0.4 }, top: 0.05 };
  const given = { ...picture, widths: [1280, 1600, 1920], safe };
  const { container, rerender } = render(<Picture picture={given} sizes="50vw" framed />);
  expect(container.querySelector('source')?.srcset).not.toContain('1600w');
  const { style } = screen.getByRole('img');
  expect(style.getPropertyValue('--subject-left')).toBe('0.4');
  expect(style.getPropertyValue('--objects-top')).toBe('0.05');
  rerender(<Picture picture={given} sizes="50vw" />);
  expect(style.getPropertyValue('--subject-left')).toBe('');
});

test('in the dark theme another picture takes its place, also where the visitor chose the theme', () => {
  // React runs no script that it renders in a browser.
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <Picture picture={{ ...picture, dark: 'night-abc' }} sizes="50vw" />,
  );
  const [night, day] = container.querySelectorAll('source');
  expect(night?.srcset).toContain('/pictures/night-abc-480.avif 480w');
  expect(day?.srcset).toContain('/pictures/cloud-abc-480.avif 480w');
  expect(night?.media).toBe('(prefers-color-scheme: dark)');
  const script = container.querySelector('script');
  for (const [theme, media] of [
    ['dark', 'all'],
    ['light', 'tv'],
  ]) {
    document.documentElement.dataset.theme = theme;
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    new Function(script?.textContent ?? '')();
    expect(night?.media).toBe(media);
  }
  delete document.documentElement.dataset.theme;
});
