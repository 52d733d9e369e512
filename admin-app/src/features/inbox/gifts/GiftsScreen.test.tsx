/** @jest-environment ./jest/screen-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockPrint } from '../../../../test/mockPrint';
import { renderAdmin, startAfresh } from '../../../../test/renderAdmin';
import { call } from '../../../../../jest/serverCall';

beforeEach(startAfresh);

const announce = async (name: string, contact = '0991 234 567') =>
  (
    await call<{ reference: string }>('POST', '/gifts', {
      amount: '15000',
      currency: 'MWK',
      way: 'tnm',
      date: '2026-11-28',
      name,
      contact,
      mayThank: 'true',
    })
  ).reference;

const row = (reference: string) =>
  within(screen.getByText(reference).closest('[role=row]') as HTMLElement);

test('several gifts are received at once; a receipt is issued, and cancelled with a reason', async () => {
  const [one, other] = [await announce('Grace Banda', 'grace@example.org'), await announce('Jo')];
  renderAdmin('/admin/gifts');
  await screen.findByText(one);
  await userEvent.click(screen.getByLabelText('Select all on this page'));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as received' }));
  expect(await screen.findByText('2 gifts marked as received.')).toBeVisible();
  for (const reference of [one, other]) expect(row(reference).getByText('Received')).toBeVisible();
  expect(await screen.findByText('MWK 30,000')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: `View gift ${one}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'View Gift' }));
  expect(dialog.getByRole('button', { name: 'Mail receipt' })).toBeVisible();
  const { print, restore } = mockPrint();
  await userEvent.click(dialog.getByRole('button', { name: 'Print receipt' }));
  expect(await dialog.findByText('Receipt 1 was printed.')).toBeVisible();
  expect(await dialog.findByText('Valid')).toBeVisible();
  expect(print).toHaveBeenCalledTimes(1);
  const slips = document.querySelector('iframe')?.contentDocument?.querySelectorAll('article');
  expect(Array.from(slips ?? [], ({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Received from: Grace Banda'),
    expect.stringContaining('Zalandiridwa kuchokera kwa: Grace Banda'),
  ]);
  restore();
  await userEvent.click(dialog.getByText('Is something wrong on the receipt?'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wrong name');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel receipt 1' }));
  expect(await dialog.findByText(/^Cancelled on .*: Wrong name$/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('TNM, receipt 1 cancelled')).toBeVisible();
});

test('a mistyped reference shows the similar ones; the switch turns the form off', async () => {
  const reference = await announce('Grace Banda');
  const mistyped = reference.replace(/.$/, (sign) => (sign === '2' ? '3' : '2'));
  renderAdmin(`/admin/gifts?search=${mistyped}`);
  expect(await screen.findByText(/^No gift has this reference\./)).toBeVisible();
  expect(screen.getByText(reference)).toBeVisible();
  const accept = await screen.findByRole('combobox', { name: 'Gifts' });
  await waitFor(() => expect(accept).toBeEnabled());
  await userEvent.selectOptions(accept, 'off');
  expect(await screen.findByText('Visitors can no longer announce gifts.')).toBeVisible();
  await waitFor(async () =>
    expect(await call('GET', '/content/gift-settings')).toMatchObject({ accept: 'off' }),
  );
});
