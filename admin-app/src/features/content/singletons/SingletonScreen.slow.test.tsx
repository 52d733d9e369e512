/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeSingleton } from '../../../../test/removeSingleton';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { write } from '../../../../test/write';
import { call } from '../../../../../jest/serverCall';

beforeEach(startAfresh);

test('a page hero is selected, edited, saved over a conflict, deleted and restored', async () => {
  const hero = { pageIdentifier: 'mission', title: 'Our way', image: '/uploads/a.png' };
  const stored = () => call('GET', '/content/page-hero/mission');
  await call('PUT', '/content/page-hero', hero);
  renderAdmin('/admin/page-heroes');
  expect(await screen.findByRole('button', { name: 'Add' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Page'), 'Mission Page');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  write(screen.getByLabelText('Title'), 'Our way of life');
  await call('PUT', '/content/page-hero', { ...hero, title: 'Theirs' });
  await userEvent.click(dialog.getByRole('button', { name: 'Update Hero' }));
  expect(
    await dialog.findByText('Failed to save page hero. Someone else has changed this hero', {
      exact: false,
    }),
  ).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'Theirs' });
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my version' }));
  expect(await screen.findByText('Hero image for Mission Page saved successfully!')).toBeVisible();
  expect(await screen.findByText('Our way of life')).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'Our way of life' });

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await removeSingleton('Are you sure you want to delete the hero image for Mission Page?');
  expect(
    await screen.findByText('Hero image for Mission Page deleted successfully!'),
  ).toBeVisible();
  expect(screen.queryByText('Our way of life')).not.toBeInTheDocument();
  expect(await stored()).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Our way of life')).toBeVisible();
  expect(
    screen.queryByText('Hero image for Mission Page deleted successfully!'),
  ).not.toBeInTheDocument();
  expect(await stored()).toMatchObject({ title: 'Our way of life' });
});
