import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './ListScreen.stories';

const { Grid, Loading, Empty, Failed, Deleting, People, WithFilter } = composed(stories);

test('shows each item as an article with its own Edit and Delete', async () => {
  const [onEdit, onDelete] = [jest.fn(), jest.fn()];
  const { container } = render(<Grid onEdit={onEdit} onDelete={onDelete} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Latest Updates' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Existing Updates' })).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'A roof before the rains' }));
  await userEvent.click(card.getByRole('button', { name: 'Edit A roof before the rains' }));
  await userEvent.click(card.getByRole('button', { name: 'Delete A roof before the rains' }));
  expect(onEdit).toHaveBeenCalledWith('3');
  expect(onDelete).toHaveBeenCalledWith('3');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  await expectAccessible(container);
});

test('previews are cut after 3 lines in the grid and 2 in the list', async () => {
  render(<Grid />);
  const preview = screen.getByText('Done.');
  expect(preview).toHaveStyle({ WebkitLineClamp: '3' });
  await userEvent.click(screen.getByRole('button', { name: 'List view' }));
  expect(screen.getByText('Done.')).toHaveStyle({ WebkitLineClamp: '2' });
});

test('loading shows as many skeletons as the page holds', () => {
  render(<Loading />);
  expect(screen.getByRole('region', { name: 'Existing Updates' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(10);
});

test('says when there is nothing, or when loading failed', async () => {
  const { container, unmount } = render(<Empty />);
  expect(screen.getByText('No updates found.')).toBeVisible();
  expect(screen.queryByText(/Page/)).not.toBeInTheDocument();
  await expectAccessible(container);
  unmount();
  render(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch latest updates.');
});

test('the card that is being deleted says so', () => {
  render(<Deleting />);
  expect(screen.getByRole('button', { name: /^Deleting\.\.\./ })).toBeDisabled();
});

test('the focus goes to the list when its card was deleted', async () => {
  const { rerender } = render(<Grid />);
  act(() => screen.getByRole('button', { name: 'Delete A roof before the rains' }).focus());
  rerender(<Grid deletingId="3" />);
  rerender(<Grid items={(Grid.args.items ?? []).slice(0, 2)} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('items with an order can be moved', async () => {
  const onMove = jest.fn();
  const { container } = render(<People onMove={onMove} />);
  expect(screen.getByRole('button', { name: 'Move up Grace Banda' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Move down Grace Banda' }));
  expect(onMove).toHaveBeenCalledWith('1', 'down');
  await expectAccessible(container);
});

test('has room for a filter', () => {
  render(<WithFilter />);
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('All');
});
