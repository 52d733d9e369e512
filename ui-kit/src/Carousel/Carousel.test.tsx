import { act, fireEvent, render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './Carousel.stories';

const { Default, OneSlide, ReducedMotion } = composed(stories);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Hidden slides are not in the accessibility tree, so the only group is the visible slide. */
const shown = () => screen.getByRole('group', { name: /^\d of \d$/ }).getAttribute('aria-label');
const region = () => screen.getByRole('region', { name: 'Highlights' });

test('is a region described as a carousel, its slides numbered', () => {
  render(<Default />);
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '1 of 4' })).toHaveAttribute('aria-roledescription', 'slide');
  expect(screen.getByRole('heading', { name: 'A lamp for every home' })).toBeInTheDocument();
});

test('advances every 5 seconds and wraps around', () => {
  render(<Default />);
  pass(4999);
  expect(shown()).toBe('1 of 4');
  pass(1);
  expect(shown()).toBe('2 of 4');
  for (let i = 0; i < 3; i += 1) pass(5000);
  expect(shown()).toBe('1 of 4');
});

test('loads the picture of a slide when it comes next, and keeps it', () => {
  const { container } = render(<Default />);
  const slides = () => [...container.querySelectorAll('[aria-roledescription="slide"]')];
  const loaded = () => slides().map((slide) => slide.querySelector('img') !== null);
  expect(loaded()).toEqual([true, false, false, false]);
  pass(1000);
  expect(loaded()).toEqual([true, true, false, false]);
  press('Next slide');
  expect(loaded()).toEqual([true, true, true, false]);
  press('Next slide');
  // The last slide has no picture, but a drawing.
  expect(loaded()).toEqual([true, true, true, false]);
});

test('goes back and forth, past both ends', () => {
  render(<Default />);
  press('Previous slide');
  expect(shown()).toBe('4 of 4');
  press('Next slide');
  expect(shown()).toBe('1 of 4');
});

test('goes to a slide by its dot and marks it', () => {
  render(<Default />);
  press('Go to slide 3');
  expect(shown()).toBe('3 of 4');
  expect(screen.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Go to slide 1' })).not.toHaveAttribute('aria-current');
});

test('gives a slide chosen by hand its whole 5 seconds', () => {
  render(<Default />);
  pass(4000);
  press('Next slide');
  pass(4999);
  expect(shown()).toBe('2 of 4');
  pass(1);
  expect(shown()).toBe('3 of 4');
});

test('stops with Pause and goes on with Play, even with the keyboard inside', () => {
  render(<Default />);
  press('Pause');
  pass(60_000);
  expect(shown()).toBe('1 of 4');
  act(() => screen.getByRole('button', { name: 'Play' }).focus());
  press('Play');
  pass(5000);
  expect(shown()).toBe('2 of 4');
});

test('waits under the pointer', () => {
  render(<Default />);
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  pass(60_000);
  expect(shown()).toBe('1 of 4');
  fireEvent.pointerLeave(region());
  pass(5000);
  expect(shown()).toBe('2 of 4');
});

test('waits while the keyboard is inside', () => {
  render(<Default />);
  const next = screen.getByRole('button', { name: 'Next slide' });
  act(() => next.focus());
  pass(60_000);
  expect(shown()).toBe('1 of 4');
  act(() => next.blur());
  pass(5000);
  expect(shown()).toBe('2 of 4');
});

test('is silent while it moves by itself, and polite when it does not', () => {
  render(<Default />);
  const row = screen.getByRole('group', { name: '1 of 4' }).parentElement;
  expect(row).toHaveAttribute('aria-live', 'off');
  press('Pause');
  expect(row).toHaveAttribute('aria-live', 'polite');
});

test('does not start for those who prefer reduced motion, but can be started', () => {
  render(<ReducedMotion />);
  pass(60_000);
  expect(shown()).toBe('1 of 4');
  press('Play');
  pass(5000);
  expect(shown()).toBe('2 of 4');
});

test('shows a single slide without controls', () => {
  render(<OneSlide />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  pass(60_000);
  expect(shown()).toBe('1 of 1');
});

test('keeps what is not shown away from the keyboard', () => {
  render(<Default />);
  expect(screen.getByRole('link', { name: 'Get Involved' })).toBeInTheDocument();
  press('Next slide');
  expect(screen.queryByRole('link', { name: 'Get Involved' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('[inert]')).toHaveLength(3);
});

test('has Pause first in the tab order', () => {
  render(<Default />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Pause',
    'Go to slide 1',
    'Go to slide 2',
    'Go to slide 3',
    'Go to slide 4',
    'Previous slide',
    'Next slide',
  ]);
});
