import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './ContentCard.stories';

const { Default, TitleIsTheLink, TitleOnly } = composed(stories);

test("has one link, named with the card's title", () => {
  render(<Default />);
  const link = screen.getByRole('link', { name: 'Read More A borehole for Chigumula village' });
  expect(link).toHaveAttribute('href', '/projects/1');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('is an article with a heading, its line above and a preview', () => {
  render(<Default />);
  expect(screen.getByRole('article')).toHaveTextContent('Initiated: 4 March 2026');
  expect(screen.getByRole('heading', { level: 3, name: 'A borehole for Chigumula village' })).toBeVisible();
  expect(screen.getByText(/^Women used to walk/)).toHaveStyle({ WebkitLineClamp: '3' });
});

test('makes the title the link where no other words are given', () => {
  render(<TitleIsTheLink />);
  expect(screen.getByRole('link', { name: 'A borehole for Chigumula village' })).toHaveAttribute('href', '/projects/1');
});

test('needs no more than a title', () => {
  render(<TitleOnly />);
  expect(screen.getByRole('link', { name: 'A borehole for Chigumula village' })).toBeVisible();
});
