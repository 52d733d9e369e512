/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';
import { editNews, news, storeNews } from '../../../../test/storedNews';
import { write } from '../../../../test/write';

beforeEach(startAfresh);

test('cards show the excerpt; the edit dialog saves the full text', async () => {
  const { _id } = await storeNews();
  const requests: string[] = [];
  const recording = http.interceptors.response.use((response) => {
    requests.push(http.getUri(response.config));
    return response;
  });
  renderAdmin('/admin/updates');
  expect(await screen.findByText('It flows & flows.')).toBeVisible();
  http.interceptors.response.eject(recording);
  expect(
    requests.filter((url) => url.includes('/content/updates') && !url.includes('/translations/')),
  ).toEqual([expect.stringMatching(/&view=card&pictures=true$/)]);
  await editNews();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Update' }));
  write(dialog.getByLabelText('Title'), 'A well in Zomba');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Update' }));
  await waitFor(() => expect(screen.getByText('Update item updated successfully!')).toBeVisible());
  expect(await call('GET', `/content/updates/${_id}`)).toMatchObject({
    ...news,
    title: 'A well in Zomba',
  });
});

test('a title field wraps, drops line breaks, and submits the form on Enter', async () => {
  renderAdmin('/admin/case-studies');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Case Study' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Case Study' }));
  const title = dialog.getByLabelText('Title');
  write(title, 'How Tamanda came\nback to school');
  expect(title).toHaveValue('How Tamanda came back to school');
  await userEvent.type(title, '{Enter}');
  expect(await dialog.findByText('Category is required.')).toBeVisible();
  expect(title).toHaveValue('How Tamanda came back to school');
  expect(title.tagName).toBe('TEXTAREA');
});
