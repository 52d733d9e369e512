/** @styles */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../../test/stories';
import * as stories from './ListScreen.stories';

const { Grid, Loading, Empty, Failed, Deleting, People, WithFilter } = composed(stories);

// By label, because a search by role on the whole screen takes jsdom seconds.
const labelled = (name: string) => screen.getByLabelText(name, { selector: 'button' });
const ofRoof = (name: string) =>
  within(screen.getByRole('article', { name: 'A roof before the rains' })).getByRole('button', {
    name: `${name} A roof before the rains`,
  });

test('shows each item as an article with buttons, and calls the handlers', async () => {
  const on = { onAdd: jest.fn(), onSearch: jest.fn(), onPage: jest.fn(), onPageSize: jest.fn() };
  const [onEdit, onDuplicate, onDelete] = [jest.fn(), jest.fn(), jest.fn()];
  render(<Grid {...on} onEdit={onEdit} onDuplicate={onDuplicate} onDelete={onDelete} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Manage Latest Updates' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Existing Updates' })).toBeVisible();
  for (const [name, handler] of [
    ['Edit', onEdit],
    ['Duplicate', onDuplicate],
    ['Delete', onDelete],
  ] as const) {
    fireEvent.click(ofRoof(name));
    expect(handler.mock.calls).toEqual([['3']]);
  }
  fireEvent.click(screen.getByText('Add New Update'));
  expect(on.onAdd).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'w' } });
  expect(on.onSearch).toHaveBeenCalledWith('w');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  fireEvent.click(screen.getByText('Next'));
  expect(on.onPage).toHaveBeenCalledWith(2);
  await userEvent.selectOptions(screen.getByLabelText('Items per page'), '50');
  expect(on.onPageSize).toHaveBeenCalledWith(50);
});

test('cuts previews after 3 lines in the grid and 2 in the list', () => {
  render(<Grid />);
  expect(screen.getByText('Done.')).toHaveStyle({ WebkitLineClamp: '3' });
  fireEvent.click(labelled('List view'));
  expect(labelled('List view')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Done.')).toHaveStyle({ WebkitLineClamp: '2' });
});

test('shows a skeleton per item while loading, then the empty message or the error', () => {
  const { rerender } = render(<Loading />);
  expect(screen.getByRole('region', { name: 'Existing Updates' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  expect(screen.getAllByTestId('skeleton-card')).toHaveLength(10);
  rerender(<Empty />);
  expect(screen.getByText('No updates found.')).toBeVisible();
  expect(screen.queryByText(/Page/)).not.toBeInTheDocument();
  rerender(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch latest updates.');
});

test('shows which card is being deleted', () => {
  render(<Deleting />);
  const card = within(screen.getByRole('article', { name: /^School bags/ }));
  expect(card.getByText('Deleting...').closest('button')).toBeDisabled();
});

test('focuses the list heading after a deletion', () => {
  const { rerender } = render(<Grid />);
  act(() => ofRoof('Delete').focus());
  rerender(<Grid deletingId="3" />);
  rerender(<Grid items={(Grid.args.items ?? []).slice(0, 2)} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('moves items of an ordered list', () => {
  const onMove = jest.fn();
  render(<People onMove={onMove} />);
  expect(labelled('Move up Grace Banda')).toBeDisabled();
  fireEvent.click(labelled('Move down Grace Banda'));
  expect(onMove).toHaveBeenCalledWith('1', 'down');
});

test('shows a filter', () => {
  render(<WithFilter />);
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('All');
});
