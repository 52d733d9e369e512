import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './ConfirmDialog.stories';

const { Asking, Deleting } = composed(stories);

test('asks the exact question; Delete and Cancel answer it', async () => {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(<Asking onConfirm={onConfirm} onCancel={onCancel} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this partner?' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
  await expectAccessible(dialog);
});

test('takes no second answer while deleting', async () => {
  const onCancel = jest.fn();
  render(<Deleting onCancel={onCancel} />);
  expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
});
