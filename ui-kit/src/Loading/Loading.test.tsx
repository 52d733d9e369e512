import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './Loading.stories';

const { Cards, Text } = composed(stories);

test('marks the region busy and says what is on its way', () => {
  render(<Cards />);
  expect(screen.getByText('Loading projects…').parentElement).toHaveAttribute('aria-busy', 'true');
});

test('has a word for it by itself', () => {
  render(<Text />);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
});
