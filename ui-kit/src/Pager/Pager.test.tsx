import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './Pager.stories';

const { FirstPage, LastPage, OnlyPage } = composed(stories);

test('goes forth and back between the first and the last page', async () => {
  const { container } = render(<FirstPage />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await expectAccessible(container);
});

test('ends at the last page', () => {
  render(<LastPage />);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('is not there for a single page', () => {
  render(<OnlyPage />);
  expect(screen.queryByText(/Page/)).not.toBeInTheDocument();
});
