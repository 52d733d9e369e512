/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { renderAdmin, startAfresh } from '../../test/renderAdmin';
import { startSlowLine } from '../../test/startSlowLine';
import { call } from '../../../jest/serverCall';
import { onePixel, partnerNames, storePartners } from '../../test/stored';

let line: Awaited<ReturnType<typeof startSlowLine>>;

beforeAll(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => {};
});
beforeEach(async () => {
  await startAfresh();
  line = await startSlowLine();
});
afterEach(async () => {
  http.defaults.baseURL = undefined;
  line.letGo();
  await line.close();
});

const goSlow = () => {
  http.defaults.baseURL = `${line.url}/api`;
};

const NOT_SAVED_YET = 'Saved. What you changed during the save is not saved yet. Save again to keep it.';

test('text typed while an item is saved stays in the dialog, and the next save stores it', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  const card = within(await screen.findByRole('article', { name: 'Lake Bank' }));
  await userEvent.click(card.getByRole('button', { name: /^Edit/ }));
  const dialog = within(screen.getByRole('dialog'));
  const name = dialog.getByLabelText('Name');
  await userEvent.type(name, ' of Malawi');
  goSlow();
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.type(name, ' Ltd');
  line.letGo();

  expect(await dialog.findByText(NOT_SAVED_YET)).toBeVisible();
  expect(name).toHaveValue('Lake Bank of Malawi Ltd');
  expect(name).toHaveFocus();
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi']);
  await userEvent.click(await dialog.findByRole('button', { name: 'Update Partner' }));
  expect(await screen.findByText('Partner updated successfully!')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi Ltd']);
});

test('text typed while an item is added changes that item with the next save, which asks before it is closed', async () => {
  renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Add New Partner' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Lake');
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel());
  goSlow();
  await userEvent.click(dialog.getByRole('button', { name: 'Add Partner' }));
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Name'), ' Bank');
  line.letGo();

  expect(await dialog.findByText(NOT_SAVED_YET)).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Edit Partner' })).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake']);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await screen.findByText('Partner updated successfully!')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank']);
});

test('a picture chosen while the item is saved stays chosen', async () => {
  await storePartners('Lake Bank');
  renderAdmin('/admin/partners');
  const card = within(await screen.findByRole('article', { name: 'Lake Bank' }));
  await userEvent.click(card.getByRole('button', { name: /^Edit/ }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel('first.png'));
  goSlow();
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.upload(dialog.getByLabelText('Upload Logo'), onePixel('second.png'));
  line.letGo();

  expect(await dialog.findByText(NOT_SAVED_YET)).toBeVisible();
  expect(dialog.getByText(/second\.png/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await screen.findByText('Partner updated successfully!')).toBeVisible();
});

test('text typed while a single record is saved stays in its form', async () => {
  await call('PUT', '/content/quote', { text: 'Water is life.', author: 'A grandmother' });
  renderAdmin('/admin/quotes');
  const author = await screen.findByLabelText('Author');
  await userEvent.type(author, ' of ours');
  goSlow();
  await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.type(author, ' in Zomba');
  line.letGo();

  expect(await screen.findByText(NOT_SAVED_YET)).toBeVisible();
  expect(author).toHaveValue('A grandmother of ours in Zomba');
  expect(await call('GET', '/content/quote')).toMatchObject({ author: 'A grandmother of ours' });
  await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
  expect(await screen.findByText('Quote saved successfully!')).toBeVisible();
  expect(author).toHaveValue('A grandmother of ours in Zomba');
  expect(await call('GET', '/content/quote')).toMatchObject({ author: 'A grandmother of ours in Zomba' });
});
