/** @jest-environment ./jest/screen-environment.mjs */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@charity-site/api-client/http';
import { renderAdmin } from '../../../test/renderAdmin';
import { call } from '../../../../jest/serverCall';
import { partnerNames, storePartners } from '../../../test/stored';
import { write } from '../../../test/write';
import { slowConnection } from '../../../test/slowConnection';

const { goSlow, letGo } = slowConnection();

const NOT_SAVED_YET =
  'Saved. What you changed during the save is not saved yet. Save again to keep it.';

test('Cancel, Close, Escape and Back stop a save and keep the input for the next one', async () => {
  await storePartners('Lake Bank');
  const { router } = renderAdmin('/admin/partners');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Lake Bank' }));
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  write(dialog.getByLabelText('Name'), 'Lake Bank of Malawi');
  const stops = [
    () => userEvent.click(dialog.getByRole('button', { name: 'Cancel' })),
    () => userEvent.click(dialog.getByRole('button', { name: 'Close' })),
    async () => {
      // A disabled button loses the focus; the dialog keeps it.
      element.focus();
      await userEvent.keyboard('{Escape}');
    },
    () =>
      act(async () => {
        await router.navigate(-1);
        await Promise.resolve();
      }),
  ];
  for (const stop of stops) {
    goSlow();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
    expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(dialog.queryByText(/^Saving was stopped\./)).not.toBeInTheDocument();
    const reload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(reload);
    expect(reload.defaultPrevented).toBe(true);
    await stop();
    expect(
      await dialog.findByText(/^Saving was stopped\. Your text is still here\./),
    ).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Lake Bank of Malawi');
    http.defaults.baseURL = undefined;
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Update Partner' }));
  expect(await screen.findByText('Partner updated successfully!')).toBeVisible();
  expect(await partnerNames()).toEqual(['Lake Bank of Malawi']);
});

test("a singleton's form stops a slow save, and keeps what is typed during a save", async () => {
  await call('PUT', '/content/quote', { text: 'Water is life.', author: 'A grandmother' });
  renderAdmin('/admin/quotes');
  const author = await screen.findByLabelText('Author');
  write(author, 'A grandmother of ours');
  goSlow();
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText(/^This is taking longer than usual…/)).toBeVisible();
  jest.useRealTimers();
  await userEvent.click(cancel);
  expect(await screen.findByText(/^Saving was stopped\./)).toBeVisible();
  expect(screen.queryByText(/longer than usual/)).not.toBeInTheDocument();
  expect(author).toHaveValue('A grandmother of ours');

  await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  write(author, 'A grandmother of ours in Zomba');
  letGo();
  expect(await screen.findByText(NOT_SAVED_YET)).toBeVisible();
  expect(author).toHaveValue('A grandmother of ours in Zomba');
  expect(await call('GET', '/content/quote')).toMatchObject({ author: 'A grandmother of ours' });
  await userEvent.click(screen.getByRole('button', { name: 'Update Quote' }));
  expect(await screen.findByText('Quote saved successfully!')).toBeVisible();
  expect(author).toHaveValue('A grandmother of ours in Zomba');
  expect(await call('GET', '/content/quote')).toMatchObject({
    author: 'A grandmother of ours in Zomba',
  });
});
