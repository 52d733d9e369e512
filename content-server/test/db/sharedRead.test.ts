import { AwaitableList } from '../../testing/growing';
import { sharedRead } from '../../src/db/sharedRead';

interface StartedRead {
  succeed: () => void;
  fail: () => void;
}

/** A read that the test resolves to its number, or rejects. */
const manualRead = () => {
  const started = new AwaitableList<StartedRead>();
  const shared = sharedRead(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = started.items.length + 1;
        started.add({
          succeed: () => resolve(number),
          fail: () => reject(new Error('The database does not answer.')),
        });
      }),
  );
  /** Waits until this number of reads have started; returns the last of them. */
  const nth = async (number: number): Promise<StartedRead> => {
    await started.reached(number);
    return started.items[number - 1] as StartedRead;
  };
  return { started, nth, shared };
};

test('a hundred concurrent callers share one read', async () => {
  const { started, nth, shared } = manualRead();
  const calls = Array.from({ length: 100 }, () => shared());
  (await nth(1)).succeed();
  expect(new Set(await Promise.all(calls))).toEqual(new Set([1]));
  expect(started.items).toHaveLength(1);
});

test('a caller during a read gets the next read', async () => {
  const { started, nth, shared } = manualRead();
  const first = shared();
  const running = await nth(1);
  const later = Array.from({ length: 100 }, () => shared());
  running.succeed();
  expect(await first).toBe(1);
  (await nth(2)).succeed();
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  expect(started.items).toHaveLength(2);
});

test('a failure rejects all waiting calls, and no later ones', async () => {
  const { nth, shared } = manualRead();
  const first = shared();
  const running = await nth(1);
  const failures = Promise.allSettled([first, shared()]);
  running.fail();
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = shared();
  (await nth(2)).succeed();
  expect(await next).toBe(2);
});
