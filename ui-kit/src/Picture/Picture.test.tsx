import { fireEvent, render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './Picture.stories';

const { Default, Decorative, Missing } = composed(stories);

test('keeps its place and comes lazily', () => {
  render(<Default />);
  const image = screen.getByRole('img', { name: 'Hills above the lake in the morning' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1000');
});

test('comes at once and first when it matters most', () => {
  render(<Default priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('offers better formats first', () => {
  const { container } = render(
    <Default sources={[{ type: 'image/webp', srcSet: '/a-320w.webp 320w' }]} srcSet="/a-320w.jpg 320w" sizes="50vw" />,
  );
  const source = container.querySelector('picture > source:first-child');
  expect(source).toHaveAttribute('srcset', '/a-320w.webp 320w');
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/a-320w.jpg 320w');
});

test('shows a placeholder with the same words when it fails, and tries again with another address', () => {
  const { container, rerender } = render(<Default />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Hills above the lake in the morning' })).toBeInTheDocument();
  rerender(<Default src="/uploads/other.jpg" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/other.jpg');
});

test('shows the placeholder where there is no address', () => {
  const { container } = render(<Missing />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Village well' })).toBeInTheDocument();
});

test('says nothing when it only decorates', () => {
  render(<Decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
