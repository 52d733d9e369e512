import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './Banner.stories';

const { Success, Error, WithAction } = composed(stories);

test('announces a success politely and an error at once', () => {
  render(<Success />);
  render(<Error />);
  expect(screen.getByText('Partner added successfully!').closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save partner.');
});

test('offers one thing to do, and hands over no event that its owner never asked for', async () => {
  const onClick = jest.fn();
  render(<WithAction action={{ label: 'Try again', onClick }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onClick.mock.calls).toEqual([[]]);
});
