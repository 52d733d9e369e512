/** @styles */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { composed } from '../../../test/stories';
import * as stories from './Picture.stories';

const { Default, Decorative, Missing } = composed(stories);

test('reserves its space and loads lazily', () => {
  render(<Default />);
  const image = screen.getByRole('img', {
    name: 'Fishermen in small boats on the calm lake at sunrise',
  });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '900');
});

test('loads at once and with high priority when `priority` is set', () => {
  render(<Default priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('has sources with better formats first', () => {
  const { container } = render(
    <Default
      sources={[{ type: 'image/avif', srcSet: '/a-320w.avif 320w' }]}
      srcSet="/a-320w.webp 320w"
    />,
  );
  const source = container.querySelector('picture > source:first-child');
  expect(source).toHaveAttribute('srcset', '/a-320w.avif 320w');
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/a-320w.webp 320w');
});

test('a photo has at most 1.5 pixels per CSS pixel on dense screens, a logo all of them', () => {
  const sizes = '(min-width: 45em) 30vw, 92vw';
  const { rerender } = render(<Default srcSet="/a-320w.webp 320w" sizes={sizes} />);
  expect(screen.getByRole('img').getAttribute('sizes')?.split(', ')).toEqual([
    '(min-width: 45em) and (min-resolution: 2.5dppx) calc(30vw * 0.4)',
    '(min-resolution: 2.5dppx) calc(92vw * 0.4)',
    '(min-width: 45em) and (min-resolution: 1.7dppx) calc(30vw * 0.6)',
    '(min-resolution: 1.7dppx) calc(92vw * 0.6)',
    '(min-width: 45em) 30vw',
    '92vw',
  ]);
  rerender(<Default srcSet="/a-320w.webp 320w" sizes={sizes} fit="contain" />);
  expect(screen.getByRole('img')).toHaveAttribute('sizes', sizes);
});

test('content-visibility postpones lazy pictures, not the main picture', () => {
  const { container, rerender } = render(<Default />);
  const frame = () => container.querySelector('picture')?.parentElement;
  expect(frame()).toHaveStyle({ contentVisibility: 'auto' });
  rerender(<Default priority />);
  expect(frame()).not.toHaveStyle({ contentVisibility: 'auto' });
});

test('has a portrait crop for phones only with `portraitSizes`', () => {
  const portrait = [{ type: 'image/avif', srcSet: '/a-400p.avif 400w' }];
  const sources = [{ type: 'image/avif', srcSet: '/a-320w.avif 320w' }];
  const { container, rerender } = render(
    <Default sources={sources} portrait={portrait} portraitSizes="90vw" />,
  );
  const [crop, whole] = container.querySelectorAll('source');
  expect(crop).toHaveAttribute('media', '(max-width: 480px)');
  expect(crop).toHaveAttribute('srcset', '/a-400p.avif 400w');
  expect(crop?.getAttribute('sizes')).toMatch(/, 90vw$/);
  expect(whole).not.toHaveAttribute('media');
  rerender(<Default sources={sources} portrait={portrait} />);
  expect(container.querySelectorAll('source')).toHaveLength(1);
});

test('shows placeholder colours until it loads, except around a logo', () => {
  const placeholder = 'linear-gradient(#8bd, #9a8, #542)';
  const { container, rerender } = render(<Default placeholder={placeholder} />);
  const frame = () => container.querySelector('picture')?.parentElement;
  expect(frame()).toHaveStyle({ background: placeholder });
  rerender(<Default placeholder={placeholder} fit="contain" />);
  expect(frame()).not.toHaveStyle({ background: placeholder });
});

test('renders a deferred picture only for browsers without script', () => {
  const html = renderToStaticMarkup(<Default deferred />);
  expect(html).toMatch(/<noscript><picture>.*<img .*<\/picture><\/noscript>/);
  const { container } = render(<Default deferred />);
  expect(container.querySelector('img')).toBeNull();
});

test('shows a placeholder with the same name after an error, and retries with another URL', () => {
  const { container, rerender } = render(<Default />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(
    screen.getByRole('img', { name: 'Fishermen in small boats on the calm lake at sunrise' }),
  ).toBeInTheDocument();
  rerender(<Default src="/uploads/other.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/other.jpg');
});

test('shows a placeholder without a URL; a decorative picture has no name', () => {
  const { container, rerender } = render(<Missing />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Village well' })).toBeInTheDocument();
  rerender(<Decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a white logo has a dark background with round corners, other logos have neither', () => {
  const { container, rerender } = render(
    <Default fit="contain" placeholder="rgb(0, 68, 68)" ground="rgb(0, 68, 68)" />,
  );
  expect(container.querySelector('picture')?.parentElement).toHaveStyle({
    background: 'rgb(0, 68, 68)',
    borderRadius: '8px',
  });
  rerender(<Default fit="contain" placeholder="rgb(9, 9, 9)" />);
  expect(container.querySelector('picture')?.parentElement).not.toHaveStyle({
    borderRadius: '8px',
  });
});
