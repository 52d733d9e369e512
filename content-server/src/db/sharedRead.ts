import { setImmediate } from 'node:timers/promises';

/**
 * A read that concurrent callers share: each gets the result of one that began after the call,
 * never of an older one. At most one runs at a time, and all who called meanwhile share the next
 * one. When one fails, so does the one that waits for it.
 */
export const sharedRead = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;

  const begin = async (): Promise<Result> => {
    try {
      await running;
      // Calls that arrive together share one read.
      await setImmediate();
    } finally {
      next = undefined;
    }
    const result = read();
    running = result;
    try {
      return await result;
    } finally {
      running = undefined;
    }
  };

  return () => (next ??= begin());
};
