import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useToasts } from '@charity-site/ui-kit/toasts';
import { composed } from '../../test/stories';
import * as stories from './Toasts.stories';

const { Default } = composed(stories);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

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

test('closes after 5 seconds', () => {
  render(<Default />);
  press('Info');
  advance(4999);
  expect(screen.getByRole('status')).toBeInTheDocument();
  advance(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

const toast = () => screen.getByRole('status');
const close = () => within(toast()).getByRole('button', { name: 'Close' });

test.each([
  ['it is hovered', () => fireEvent.mouseEnter(toast()), () => fireEvent.mouseLeave(toast())],
  ['it has the keyboard focus', () => close().focus(), () => close().blur()],
])('waits while %s', (_who, enter, leave) => {
  render(<Default />);
  press('Info');
  act(() => void enter());
  advance(60_000);
  expect(toast()).toBeInTheDocument();
  act(() => void leave());
  advance(5000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('closes by its action and by its button', () => {
  render(<Default />);
  press('With action');
  press('Undo');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  press('Info');
  press('Close');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('shows at most the four newest', () => {
  render(<Default />);
  for (let i = 0; i < 6; i += 1) press('Info');
  expect(screen.getAllByRole('status')).toHaveLength(4);
});

test('throws an error without a provider', () => {
  function WithoutProvider() {
    useToasts();
    return null;
  }
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<WithoutProvider />)).toThrow('ToastProvider');
  consoleError.mockRestore();
});
