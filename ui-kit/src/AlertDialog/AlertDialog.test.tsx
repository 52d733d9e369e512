import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './AlertDialog.stories';

const { Open } = composed(stories);

test('waits for OK', async () => {
  const onClose = jest.fn();
  render(<Open onClose={onClose} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Donate Online is under development.' });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await expectAccessible(dialog);
});
