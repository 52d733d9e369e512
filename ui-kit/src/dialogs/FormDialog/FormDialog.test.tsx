import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../../test/stories';
import { openDialogs } from '../openDialogs/openDialogs';
import * as stories from './FormDialog.stories';

const { Open, Closed, Saving, SavingThatCanBeStopped, Changed, Failed } = composed(stories);
const dialog = () => screen.getByRole('dialog', { name: 'Add New Partner' });
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const backdrop = () => document.querySelector('.MuiDialog-container') as Element;

test('traps the focus, submits by Enter, and closes without confirmation while unchanged', async () => {
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
  await expectClosed();
});

test('returns the focus to the button that opened it', async () => {
  render(<Closed />);
  const opener = screen.getByRole('button', { name: 'Open the form' });
  act(() => opener.focus());
  await userEvent.keyboard('{Enter}');
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectClosed();
  expect(opener).toHaveFocus();
});

test('asks for confirmation before it discards changes', async () => {
  render(<Open />);
  await userEvent.type(screen.getByLabelText('Name'), 'Lake Bank');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Name')).toHaveValue('Lake Bank');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await expectClosed();
});

test('focuses the first field of a filled form; a click on the backdrop asks for confirmation', async () => {
  render(<Changed />);
  expect(screen.getByLabelText('Name')).toHaveValue('Lake Bank');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.click(backdrop());
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('stays open while saving', async () => {
  const onSubmit = jest.fn();
  render(<Saving onSubmit={onSubmit} />);
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('Order'), '{Enter}');
  expect(dialog()).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Cancel, Close, Escape and Back stop a save with `onStop`; a click on the backdrop does not', async () => {
  const onStop = jest.fn();
  render(<SavingThatCanBeStopped onStop={onStop} />);
  await userEvent.click(backdrop());
  expect(onStop).not.toHaveBeenCalled();
  expect(openDialogs.count()).toBe(1);
  act(() => openDialogs.closeFront());
  for (const name of ['Cancel', 'Close'])
    await userEvent.click(screen.getByRole('button', { name }));
  await userEvent.keyboard('{Escape}');
  expect(onStop).toHaveBeenCalledTimes(4);
  expect(dialog()).toBeVisible();
});

test('closes the front one of two open dialogs first', async () => {
  const listener = jest.fn();
  const stop = openDialogs.subscribe(listener);
  render(<Changed />);
  act(() => openDialogs.closeFront());
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(openDialogs.count()).toBe(2);
  act(() => openDialogs.closeFront());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog()).toBeVisible();
  expect(openDialogs.count()).toBe(1);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

test('the banner is outside the scrolling area, so it covers no field', () => {
  render(<Failed />);
  const scrolls = document.querySelector('.MuiDialogContent-root');
  expect(scrolls).toContainElement(screen.getByLabelText('Name'));
  const banner = screen.getByRole('alert');
  expect(banner).toHaveTextContent('Failed to save partner. The server could not be reached.');
  expect(scrolls).not.toContainElement(banner);
});
