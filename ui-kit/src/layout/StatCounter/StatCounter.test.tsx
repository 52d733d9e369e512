import { act, render, screen } from '@testing-library/react';
import { servedPage } from '../../../../jest/servedPage';
import { composed } from '../../../test/stories';
import { KitProvider } from '../../theme';
import { StatCounter } from './StatCounter';
import * as stories from './StatCounter.stories';

const { Default, Prefixed, ReducedMotion } = composed(stories);

/** An IntersectionObserver that the test triggers. */
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
  // The stage of the stories replaces it.
  window.matchMedia = matchMedia;
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const seen = () => document.querySelector('[aria-hidden="true"]')?.textContent;

test('counts up over 2 seconds when it comes into view', () => {
  render(<Default />);
  comesIntoView();
  pass(32);
  expect(parseInt(seen() ?? '', 10)).toBeLessThan(10);
  pass(1000);
  expect(seen()).not.toBe('50+');
  pass(1000);
  expect(seen()).toBe('50+');
});

test('gives the whole number to those who listen, all the time', () => {
  render(<Prefixed />);
  comesIntoView();
  pass(32);
  expect(screen.getByText('K1 million', { ignore: '[aria-hidden]' })).toBeInTheDocument();
  expect(screen.getByText('raised across Malawi')).toBeVisible();
});

test('does not count for those who prefer reduced motion', () => {
  comesIntoView = () => {};
  render(<ReducedMotion />);
  comesIntoView();
  pass(32);
  expect(seen()).toBe('50+');
});

describe('with markup from the server', () => {
  const hydrate = () => {
    const { start } = servedPage(
      <KitProvider>
        <StatCounter value={50} suffix="+" label="beneficiaries" />
      </KitProvider>,
    );
    expect(seen()).toBe('50+');
    start();
  };

  test('a number that is in view already stays', () => {
    hydrate();
    comesIntoView();
    pass(32);
    expect(seen()).toBe('50+');
  });

  test('a number further down counts when it comes into view', () => {
    hydrate();
    isOutOfView();
    comesIntoView();
    pass(32);
    expect(parseInt(seen() ?? '', 10)).toBeLessThan(10);
  });
});
