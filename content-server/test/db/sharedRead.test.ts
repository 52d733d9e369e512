import { AwaitableList } from '../../testing/growing';
import { sharedRead } from '../../src/db/sharedRead';

interface Begun {
  succeed: () => void;
  fail: () => void;
}

/** A read that answers its number, or fails, when it is told to. */
const manualRead = () => {
  const begun = new AwaitableList<Begun>();
  const shared = sharedRead(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = begun.items.length + 1;
        begun.add({
          succeed: () => resolve(number),
          fail: () => reject(new Error('The database does not answer.')),
        });
      }),
  );
  /** Waits until so many reads have begun; answers the last of them. */
  const nth = async (number: number): Promise<Begun> => {
    await begun.reached(number);
    return begun.items[number - 1] as Begun;
  };
  return { begun, nth, shared };
};

test('a hundred callers at once share one read', async () => {
  const { begun, nth, shared } = manualRead();
  const asked = Array.from({ length: 100 }, () => shared());
  (await nth(1)).succeed();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([1]));
  expect(begun.items).toHaveLength(1);
});

test('who asks while a read runs gets the one after it', async () => {
  const { begun, nth, shared } = manualRead();
  const first = shared();
  const running = await nth(1);
  const later = Array.from({ length: 100 }, () => shared());
  running.succeed();
  expect(await first).toBe(1);
  (await nth(2)).succeed();
  expect(new Set(await Promise.all(later))).toEqual(new Set([2]));
  expect(begun.items).toHaveLength(2);
});

test('a failure reaches all who waited, and nobody after them', async () => {
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
