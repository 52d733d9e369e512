import { whenIdle } from './whenIdle';

test('where the browser does not say when it is idle, as in Safari, work begins within a second', () => {
  jest.useFakeTimers();
  expect('requestIdleCallback' in window).toBe(false);
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
