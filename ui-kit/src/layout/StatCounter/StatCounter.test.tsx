import { act, render, screen } from '@testing-library/react';
import { servedPage } from '../../../../jest/servedPage';
import { composed } from '../../../test/stories';
import { KitProvider } from '../../theme';
import { StatCounter } from './StatCounter';
import * as stories from './StatCounter.stories';

const { Default, Prefixed, ReducedMotion } = composed(stories);

/** Triggers of the mocked IntersectionObserver. */
let comesIntoView: () => void;
let isOutOfView: () => void;
const original = window.IntersectionObserver;
const { matchMedia } = window;

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class extends original {
    constructor(report: IntersectionObserverCallback) {
      super(report);
      const becomes = (isIntersecting: boolean) => () =>
        act(() => report([{ isIntersecting } as IntersectionObserverEntry], this));
      comesIntoView = becomes(true);
      isOutOfView = becomes(false);
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = original;
  // The stories replace it.
  window.matchMedia = matchMedia;
  jest.useRealTimers();
});

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const visibleNumber = () => document.querySelector('[aria-hidden="true"]')?.textContent;

test('counts up over 2 seconds when it comes into view', () => {
  render(<Default />);
  comesIntoView();
  advance(32);
  expect(parseInt(visibleNumber() ?? '', 10)).toBeLessThan(10);
  advance(1000);
  expect(visibleNumber()).not.toBe('50+');
  advance(1000);
  expect(visibleNumber()).toBe('50+');
});

test('screen readers get the final number at any time', () => {
  render(<Prefixed />);
  comesIntoView();
  advance(32);
  expect(screen.getByText('K1 million', { ignore: '[aria-hidden]' })).toBeInTheDocument();
  expect(screen.getByText('raised across Malawi')).toBeVisible();
});

test('does not count with reduced motion', () => {
  comesIntoView = () => {};
  render(<ReducedMotion />);
  comesIntoView();
  advance(32);
  expect(visibleNumber()).toBe('50+');
});

describe('server-rendered', () => {
  const hydrate = () => {
    const { start } = servedPage(
      <KitProvider>
        <StatCounter value={50} suffix="+" label="beneficiaries" />
      </KitProvider>,
    );
    expect(visibleNumber()).toBe('50+');
    start();
  };

  test('a number that is already in view does not count', () => {
    hydrate();
    comesIntoView();
    advance(32);
    expect(visibleNumber()).toBe('50+');
  });

  test('a number further down counts when it comes into view', () => {
    hydrate();
    isOutOfView();
    comesIntoView();
    advance(32);
    expect(parseInt(visibleNumber() ?? '', 10)).toBeLessThan(10);
  });
});
