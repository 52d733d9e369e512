import { whenIdle } from './whenIdle';

test('runs the work within a second in browsers without requestIdleCallback', () => {
  jest.useFakeTimers();
  expect('requestIdleCallback' in window).toBe(false);
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
