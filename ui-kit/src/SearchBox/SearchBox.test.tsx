import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './SearchBox.stories';

const { Empty, Filled } = composed(stories);

test('takes a search', async () => {
  const { container } = render(<Empty />);
  await userEvent.type(screen.getByPlaceholderText('Search by title...'), 'well');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('well');
  await expectAccessible(container);
});

test('is emptied by its button', async () => {
  render(<Filled />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
