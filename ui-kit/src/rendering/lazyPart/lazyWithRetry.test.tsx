import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyWithRetry } from './lazyWithRetry';

function Part() {
  return <p>Here it is.</p>;
}

/** Renders a part whose file fails to load `failures` times; returns the number of requests. */
const show = (failures: number): (() => number) => {
  let requestCount = 0;
  const Lazy = lazyWithRetry(async () => {
    requestCount += 1;
    if (requestCount <= failures) throw new Error('Loading chunk 7 failed.');
    return { default: Part };
  });
  render(
    <Suspense fallback="On its way">
      <Lazy />
    </Suspense>,
  );
  return () => requestCount;
};

afterEach(() => jest.restoreAllMocks());

test('retries a part that failed to load', async () => {
  show(1);
  expect(await screen.findByText('Here it is.', {}, { timeout: 5_000 })).toBeVisible();
});

test('waits while the browser is offline, and retries when it is online again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const requestCount = show(5);
  await act(async () => undefined);
  expect(requestCount()).toBe(1);
  for (let back = 0; back < 4; back += 1)
    await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('On its way')).toBeVisible();
  onLine.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Here it is.')).toBeVisible();
  expect(requestCount()).toBe(6);
});
