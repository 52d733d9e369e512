/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { commentOn, shownToVisitors } from '../../test/comments';

beforeEach(startAfresh);

test('a comment names the update it was written under; once deleted, it can be restored by Undo', async () => {
  const update = await commentOn('A well in Zomba');
  renderAdmin('/admin/comments');
  const card = within(await screen.findByRole('article', { name: 'Grace Banda' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Visitor comments' })).toBeVisible();
  expect(card.getByRole('link', { name: 'A well in Zomba' })).toHaveAttribute('href', `/updates/${update._id}`);
  await userEvent.click(card.getByRole('button', { name: /^Delete/ }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Comment deleted successfully!');
  expect(await shownToVisitors(update._id)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The comment is back.')).toBeVisible();
  const again = await screen.findByRole('article', { name: 'Grace Banda' });
  await waitFor(() => expect(within(again).getByRole('button', { name: /^Hide/ })).toHaveFocus());
  expect(await shownToVisitors(update._id)).toMatchObject([{ commentText: 'Thank you!' }]);
});
