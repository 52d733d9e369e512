import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './SectionHeading.stories';

const { Default, LongText } = composed(stories);

test('is an h2 by default, an h3 on demand', () => {
  const { rerender } = render(<Default />);
  expect(screen.getByRole('heading', { level: 2, name: 'Latest Updates' })).toBeVisible();
  rerender(<Default level="h3" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Latest Updates' })).toBeVisible();
});

test('leads to the whole of it', () => {
  render(<LongText />);
  expect(screen.getByRole('link', { name: 'Our mission' })).toHaveAttribute('href', '/mission');
});
