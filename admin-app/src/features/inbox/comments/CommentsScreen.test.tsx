/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../../test/answer';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { commentOn, shownToVisitors } from '../../../../test/comments';

beforeEach(startAfresh);

test('the sidebar counts held comments until they are approved; Undo restores a deleted one', async () => {
  await call('PUT', '/content/comment-settings', { newComments: 'wait' });
  const update = await commentOn('A well in Zomba');
  renderAdmin('/admin/comments');
  const card = within(await screen.findByRole('article', { name: 'Grace Banda' }));
  const link = within(screen.getByRole('navigation', { name: 'Administration' })).getByRole(
    'link',
    {
      name: /^Comments/,
    },
  );
  await waitFor(() => expect(link).toHaveAccessibleName(/^Comments ?, 1 waiting$/));
  expect(await screen.findByText('No addresses are blocked.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'New comments' })).toHaveValue('wait');
  expect(card.getByText('Waiting for approval')).toBeVisible();
  expect(card.getByText('New comments wait.')).toBeVisible();
  // A comment that a person moves to spam shows no automatic reason.
  await userEvent.click(card.getByRole('button', { name: /^Move to spam/ }));
  expect(await card.findByText('Spam')).toBeVisible();
  expect(card.queryByText('New comments wait.')).not.toBeInTheDocument();
  expect(await shownToVisitors(update._id)).toEqual([]);
  await userEvent.click(card.getByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText('Comment approved. Visitors see it now.')).toBeVisible();
  await waitFor(() => expect(link).toHaveAccessibleName('Comments'));
  expect(await shownToVisitors(update._id)).toMatchObject([{ commentText: 'Thank you!' }]);

  expect(screen.getByRole('heading', { level: 2, name: 'Visitor comments' })).toBeVisible();
  expect(card.getByRole('link', { name: 'A well in Zomba' })).toHaveAttribute(
    'href',
    `/updates/${update._id}`,
  );
  await userEvent.click(card.getByRole('button', { name: /^Delete/ }));
  await answer('Delete');
  expect(await screen.findByText('Comment deleted successfully!')).toBeVisible();
  expect(await shownToVisitors(update._id)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The comment was restored.')).toBeVisible();
  const again = await screen.findByRole('article', { name: 'Grace Banda' });
  await waitFor(() => expect(within(again).getByRole('button', { name: /^Hide/ })).toHaveFocus());
  expect(await shownToVisitors(update._id)).toMatchObject([{ commentText: 'Thank you!' }]);
});
