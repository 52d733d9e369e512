import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { servedPage } from '../../../../jest/servedPage';
import { composed } from '../../../test/stories';
import { KitProvider } from '../../theme';
import { Carousel } from './Carousel';
import * as stories from './Carousel.stories';

const { Default, OneSlide, ReducedMotion } = composed(stories);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
/** Hidden slides are not in the accessibility tree, so the only group is the visible slide. */
const visibleSlide = () =>
  screen.getByRole('group', { name: /^\d of \d$/ }).getAttribute('aria-label');
const region = () => screen.getByRole('region', { name: 'Highlights' });

test('is a region described as a carousel, its slides numbered', () => {
  render(<Default />);
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: '1 of 4' })).toHaveAttribute(
    'aria-roledescription',
    'slide',
  );
  expect(screen.getByRole('heading', { name: 'A lamp for every home' })).toBeInTheDocument();
});

test('advances every 5 seconds and wraps around', () => {
  render(<Default />);
  advance(4999);
  expect(visibleSlide()).toBe('1 of 4');
  advance(1);
  expect(visibleSlide()).toBe('2 of 4');
  for (let i = 0; i < 3; i += 1) advance(5000);
  expect(visibleSlide()).toBe('1 of 4');
});

test('loads the picture of the next slide, and keeps loaded pictures', () => {
  const { container } = render(<Default />);
  const slides = () => [...container.querySelectorAll('[aria-roledescription="slide"]')];
  const loaded = () => slides().map((slide) => slide.querySelector('img') !== null);
  expect(loaded()).toEqual([true, false, false, false]);
  advance(1000);
  expect(loaded()).toEqual([true, true, false, false]);
  press('Next slide');
  expect(loaded()).toEqual([true, true, true, false]);
  press('Next slide');
  // The last slide has no picture, but a drawing.
  expect(loaded()).toEqual([true, true, true, false]);
});

test('goes to the previous and next slide, past both ends, and to a slide by its dot', () => {
  render(<Default />);
  press('Previous slide');
  expect(visibleSlide()).toBe('4 of 4');
  press('Next slide');
  expect(visibleSlide()).toBe('1 of 4');
  press('Go to slide 3');
  expect(visibleSlide()).toBe('3 of 4');
  expect(button('Go to slide 3')).toHaveAttribute('aria-current', 'true');
  expect(button('Go to slide 1')).not.toHaveAttribute('aria-current');
});

test('shows a slide that a person selected for 5 seconds', () => {
  render(<Default />);
  advance(4000);
  press('Next slide');
  advance(4999);
  expect(visibleSlide()).toBe('2 of 4');
  advance(1);
  expect(visibleSlide()).toBe('3 of 4');
});

test('stops with Pause, continues with Play; announces slides only while paused', () => {
  render(<Default />);
  const row = screen.getByRole('group', { name: '1 of 4' }).parentElement;
  expect(row).toHaveAttribute('aria-live', 'off');
  press('Pause');
  advance(60_000);
  expect(visibleSlide()).toBe('1 of 4');
  expect(row).toHaveAttribute('aria-live', 'polite');
  act(() => button('Play').focus());
  press('Play');
  advance(5000);
  expect(visibleSlide()).toBe('2 of 4');
});

const pointAt = () => fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
const pointElsewhere = () => fireEvent.pointerLeave(region());

test.each([
  ['under the pointer', pointAt, pointElsewhere],
  [
    'while the keyboard is inside',
    () => button('Next slide').focus(),
    () => button('Next slide').blur(),
  ],
])('waits %s', (_when, enter, leave) => {
  render(<Default />);
  act(() => void enter());
  advance(60_000);
  expect(visibleSlide()).toBe('1 of 4');
  act(() => void leave());
  advance(5000);
  expect(visibleSlide()).toBe('2 of 4');
});

test('starts paused with reduced motion, and Play starts it', () => {
  render(<ReducedMotion />);
  advance(60_000);
  expect(visibleSlide()).toBe('1 of 4');
  press('Play');
  advance(5000);
  expect(visibleSlide()).toBe('2 of 4');
});

test('shows a single slide without controls', () => {
  render(<OneSlide />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  advance(60_000);
  expect(visibleSlide()).toBe('1 of 1');
});

test('Tab goes from Pause to the dots, Previous, Next and the visible slide', async () => {
  jest.useRealTimers();
  render(<Default />);
  const stops = [];
  for (let tab = 0; tab < 8; tab += 1) {
    await userEvent.tab();
    stops.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
  }
  const dots = [1, 2, 3, 4].map((slide) => `Go to slide ${slide}`);
  expect(stops).toEqual(['Pause', ...dots, 'Previous slide', 'Next slide', 'Get Involved']);
  press('Next slide');
  expect(screen.queryByRole('link', { name: 'Get Involved' })).not.toBeInTheDocument();
  expect(document.querySelectorAll('[inert]')).toHaveLength(3);
});

describe('server-rendered', () => {
  const renderOnServer = () =>
    servedPage(
      <KitProvider>
        <Carousel label="Highlights">
          <a href="/one">One</a>
          <a href="/two">Two</a>
          <a href="/three">Three</a>
        </Carousel>
      </KitProvider>,
    );
  const viewport = () =>
    screen.getByRole('group', { name: '1 of 3' }).parentElement?.parentElement as HTMLElement;

  test('without script all slides scroll; when it starts, there are controls and one slide', () => {
    const { start } = renderOnServer();
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(document.querySelector('[inert]')).toBeNull();
    expect(viewport()).toHaveAttribute('tabindex', '0');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    start();
    expect(button('Pause')).toBeVisible();
    expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(1);
    expect(viewport()).not.toHaveAttribute('tabindex');
  });

  test('continues with the slide that was scrolled to', () => {
    const { start } = renderOnServer();
    const row = viewport();
    Object.defineProperty(row, 'clientWidth', { value: 400 });
    row.scrollLeft = 800;
    start();
    expect(visibleSlide()).toBe('3 of 3');
    expect(row.scrollLeft).toBe(0);
  });
});
