import { setImmediate } from 'node:timers/promises';

/**
 * Coalesces concurrent calls: at most one read runs; callers that arrive during it share the next
 * one, so no caller gets data older than its call. When a read fails, the waiting one fails, too.
 */
export const sharedRead = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;

  const start = async (): Promise<Result> => {
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

  return () => (next ??= start());
};
