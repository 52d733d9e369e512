import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyWithRetry } from './lazyWithRetry';

function Part() {
  return <p>Here it is.</p>;
}

/** Renders a part whose file fails to load `lost` times; returns how often it was requested. */
const show = (lost: number): (() => number) => {
  let asked = 0;
  const Lazy = lazyWithRetry(async () => {
    asked += 1;
    if (asked <= lost) throw new Error('Loading chunk 7 failed.');
    return { default: Part };
  });
  render(
    <Suspense fallback="On its way">
      <Lazy />
    </Suspense>,
  );
  return () => asked;
};

afterEach(() => jest.restoreAllMocks());

test('asks again for a part that was lost', async () => {
  show(1);
  expect(await screen.findByText('Here it is.', {}, { timeout: 5_000 })).toBeVisible();
});

test('waits while there is no connection, and goes on when it is back', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = show(5);
  await act(async () => undefined);
  expect(asked()).toBe(1);
  for (let back = 0; back < 4; back += 1)
    await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('On its way')).toBeVisible();
  line.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Here it is.')).toBeVisible();
  expect(asked()).toBe(6);
});
