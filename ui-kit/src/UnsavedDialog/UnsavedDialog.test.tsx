import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './UnsavedDialog.stories';

const { Open } = composed(stories);

test('Escape keeps what was written; only Discard throws it away', async () => {
  const [onKeep, onDiscard] = [jest.fn(), jest.fn()];
  render(<Open onKeep={onKeep} onDiscard={onDiscard} />);
  const dialog = screen.getByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onKeep).toHaveBeenCalledTimes(2);
  expect(onDiscard).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
  await expectAccessible(dialog);
});
