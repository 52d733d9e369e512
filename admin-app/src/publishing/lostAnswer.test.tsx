/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { startBreakingLine } from '../../test/startBreakingLine';
import { call } from '../../../jest/serverCall';

let line: Awaited<ReturnType<typeof startBreakingLine>>;

beforeAll(async () => {
  line = await startBreakingLine();
  line.cut(/^POST /, 'after');
});
afterAll(() => line.close());
beforeEach(startAfresh);
afterEach(() => {
  http.defaults.baseURL = undefined;
});

test('after the answer to a draft was lost, the specified button publishes the same item', async () => {
  renderAdmin('/admin/updates');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Update' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Title'), 'Rain at last');
  http.defaults.baseURL = `${line.url}/api`;
  await userEvent.click(dialog.getByRole('button', { name: 'Save as draft' }));
  expect(await dialog.findByText(/^Failed to save update item\./)).toBeVisible();
  http.defaults.baseURL = undefined;
  await userEvent.click(dialog.getByRole('button', { name: 'Add Update' }));
  await waitFor(() => expect(screen.getByText('Update item added successfully!')).toBeVisible());
  const { updates } = await call<{ updates: { title: string }[] }>('GET', '/content/updates');
  expect(updates.map(({ title }) => title)).toEqual(['Rain at last']);
});
