/**
 * Sets the clock of the test's process; timers, intervals and microtasks stay real. End it with
 * `jest.useRealTimers()`.
 * @param time in ms since 1970
 */
export const setClock = (time: number): void => {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
      'setTimeout',
      'hrtime',
    ],
    now: time,
  });
};
