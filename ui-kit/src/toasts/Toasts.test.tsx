import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useToasts } from '@charity-site/ui-kit/toasts';
import { composed } from '../../test/stories';
import * as stories from './Toasts.stories';

const { Default } = composed(stories);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('announces a success as status and an error as alert', () => {
  render(<Default />);
  press('Success');
  press('Error');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Comment submitted successfully! It will appear shortly.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
});

test('shows a silent toast without announcing it', () => {
  render(<Default />);
  press('Silent');
  expect(screen.getByText('Message sent.').parentElement).toHaveAttribute('aria-live', 'off');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('closes after 5 seconds, not before', () => {
  render(<Default />);
  press('Info');
  pass(4999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

const toast = () => screen.getByRole('status');
const close = () => within(toast()).getByRole('button', { name: 'Close' });

test.each([
  [
    'someone points at it',
    () => fireEvent.mouseEnter(toast()),
    () => fireEvent.mouseLeave(toast()),
  ],
  ['the keyboard is inside', () => close().focus(), () => close().blur()],
])('waits while %s', (_who, enter, leave) => {
  render(<Default />);
  press('Info');
  act(() => void enter());
  pass(60_000);
  expect(toast()).toBeInTheDocument();
  act(() => void leave());
  pass(5000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('closes when its action is used, and can be closed by hand', () => {
  render(<Default />);
  press('With action');
  press('Undo');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  press('Info');
  press('Close');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows the four newest at most', () => {
  render(<Default />);
  for (let i = 0; i < 6; i += 1) press('Info');
  expect(screen.getAllByRole('status')).toHaveLength(4);
});

test('says what is missing where there is no provider', () => {
  function Lost() {
    useToasts();
    return null;
  }
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('ToastProvider');
  quiet.mockRestore();
});
