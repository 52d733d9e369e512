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
  expect(screen.getByRole('status')).toHaveTextContent('Comment submitted successfully! It will appear shortly.');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to send message. Please try again.');
});

test('closes after 5 seconds, not before', () => {
  render(<Default />);
  press('Info');
  pass(4999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  pass(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('waits while someone points at it', () => {
  render(<Default />);
  press('Info');
  fireEvent.mouseEnter(screen.getByRole('status'));
  pass(60_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('status'));
  pass(5000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('waits while the keyboard is inside', () => {
  render(<Default />);
  press('Info');
  const close = within(screen.getByRole('status')).getByRole('button', { name: 'Close' });
  act(() => close.focus());
  pass(60_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => close.blur());
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
