import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../../test/stories';
import { openDialogs } from '../openDialogs/openDialogs';
import * as stories from './FormDialog.stories';

const { Open, Closed, Saving, SavingThatCanBeStopped, Changed, Failed } = composed(stories);
const dialog = () => screen.getByRole('dialog', { name: 'Add New Partner' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const besideIt = () => document.querySelector('.MuiDialog-container') as Element;

test('keeps Tab within it, sends by Enter, and closes without asking while nothing was changed', async () => {
  const onSubmit = jest.fn();
  render(<Open onSubmit={onSubmit} />);
  const stops =
    within(dialog()).getAllByRole('button').length +
    within(dialog()).getAllByRole('textbox').length;
  for (const shift of [false, true])
    for (let step = 0; step <= stops; step += 1) {
      await userEvent.tab({ shift });
      expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    }
  await userEvent.type(screen.getByLabelText('Order'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await gone();
});

test('gives the focus back to the button that opened it', async () => {
  render(<Closed />);
  const opener = screen.getByRole('button', { name: 'Open the form' });
  act(() => opener.focus());
  await userEvent.keyboard('{Enter}');
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(opener).toHaveFocus();
});

test('asks before it throws changes away', async () => {
  render(<Open />);
  await userEvent.type(screen.getByLabelText('Name'), 'Lake Bank');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Name')).toHaveValue('Lake Bank');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await gone();
});

test('puts the focus into the first field, also of a filled form; a click beside it asks as well', async () => {
  render(<Changed />);
  expect(screen.getByLabelText('Name')).toHaveValue('Lake Bank');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.click(besideIt());
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('stays while it saves', async () => {
  const onSubmit = jest.fn();
  render(<Saving onSubmit={onSubmit} />);
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('Order'), '{Enter}');
  expect(dialog()).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Cancel, Close, Escape and Back stop a save that can be stopped, a click beside it does not', async () => {
  const onStop = jest.fn();
  render(<SavingThatCanBeStopped onStop={onStop} />);
  await userEvent.click(besideIt());
  expect(onStop).not.toHaveBeenCalled();
  expect(openDialogs.count()).toBe(1);
  act(() => openDialogs.closeFront());
  for (const name of ['Cancel', 'Close'])
    await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.keyboard('{Escape}');
  expect(onStop).toHaveBeenCalledTimes(4);
  expect(dialog()).toBeVisible();
});

test('of two open dialogs, the one in front is closed first', async () => {
  const heard = jest.fn();
  const stop = openDialogs.subscribe(heard);
  render(<Changed />);
  act(() => openDialogs.closeFront());
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(openDialogs.count()).toBe(2);
  act(() => openDialogs.closeFront());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog()).toBeVisible();
  expect(openDialogs.count()).toBe(1);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
});

test('its banner is outside of what scrolls, so it covers no field', () => {
  render(<Failed />);
  const scrolls = document.querySelector('.MuiDialogContent-root');
  expect(scrolls).toContainElement(screen.getByLabelText('Name'));
  const banner = screen.getByRole('alert');
  expect(banner).toHaveTextContent('Failed to save partner. The server could not be reached.');
  expect(scrolls).not.toContainElement(banner);
});
