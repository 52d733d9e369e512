import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './LoadError.stories';

const { Default, WithPrefix, NoRetry } = composed(stories);

test('says what failed and asks again', async () => {
  const onRetry = jest.fn();
  render(<Default onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch projects.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Error: ');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("puts 'Error: ' before it on public pages", () => {
  render(<WithPrefix />);
  expect(screen.getByText('Error: Failed to fetch projects.')).toBeVisible();
});

test('has no button where nothing can be asked again', () => {
  render(<NoRetry />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
