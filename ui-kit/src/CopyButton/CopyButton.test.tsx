import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './CopyButton.stories';

const { Default } = composed(stories);

test('copies and says so', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  expect(await navigator.clipboard.readText()).toBe('0001 2345 6789');
  expect(await screen.findByText('Copied: account number')).toHaveAttribute('role', 'status');
});

test('says when it could not', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(<Default />);
  await user.click(screen.getByRole('button', { name: 'Copy account number' }));
  expect(await screen.findByText('Not copied: account number')).toBeInTheDocument();
});
