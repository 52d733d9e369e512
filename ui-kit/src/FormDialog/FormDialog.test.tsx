import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import { openDialogs } from '../openDialogs/openDialogs';
import * as stories from './FormDialog.stories';

const { Open, Closed, Saving, Changed, Failed } = composed(stories);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('is named by its title, sends by Enter, and closes without asking while nothing was changed', async () => {
  const onSubmit = jest.fn();
  render(<Open onSubmit={onSubmit} />);
  await expectAccessible(screen.getByRole('dialog', { name: 'Add New Partner' }));
  await userEvent.type(screen.getByLabelText('Order'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await gone();
});

test('puts the focus into the first field, also of a filled form', () => {
  render(<Changed />);
  expect(screen.getByLabelText('Name')).toHaveValue('Lake Bank');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('gives the focus back to the button that opened it', async () => {
  render(<Closed />);
  const opener = screen.getByRole('button', { name: 'Open the form' });
  await userEvent.click(opener);
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

test('a click beside it asks as well', async () => {
  render(<Changed />);
  await userEvent.click(document.querySelector('.MuiDialog-container') as Element);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('stays while it saves', async () => {
  const onSubmit = jest.fn();
  render(<Saving onSubmit={onSubmit} />);
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText('Order'), '{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a click beside it does not stop a save; Back does what Escape does', async () => {
  const onStop = jest.fn();
  render(<Saving onStop={onStop} />);
  await userEvent.click(document.querySelector('.MuiDialog-container') as Element);
  expect(onStop).not.toHaveBeenCalled();
  expect(openDialogs.count()).toBe(1);
  act(() => openDialogs.closeFront());
  expect(onStop).toHaveBeenCalledTimes(1);
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
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(openDialogs.count()).toBe(1);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
});

test('its banner is outside of what scrolls, so it covers no field', () => {
  render(<Failed />);
  const scrolls = document.querySelector('.MuiDialogContent-root');
  expect(scrolls).toContainElement(screen.getByLabelText('Name'));
  expect(scrolls).not.toContainElement(screen.getByRole('alert'));
});

test('shows its banner', () => {
  render(<Failed />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save partner. The server could not be reached.');
});
