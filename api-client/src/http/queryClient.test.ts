import { onlineManager, QueryObserver } from 'react-query-unshared';
import { getQueryClient } from '@charity-site/api-client/http';

const retry = getQueryClient().getDefaultOptions().queries?.retry as (
  failures: number,
  error: unknown,
) => boolean;
const errorWith = (status: number) => ({ response: { status } });

test('retries once after no response or a gateway error', () => {
  expect(retry(0, new Error('Network Error'))).toBe(true);
  expect(retry(0, errorWith(503))).toBe(true);
  expect(retry(1, errorWith(503))).toBe(false);
});

test.each([400, 401, 404, 500])('does not retry a %i', (status) => {
  expect(retry(0, errorWith(status))).toBe(false);
});

describe('after failures', () => {
  afterEach(() => {
    getQueryClient().clear();
    onlineManager.setOnline(true);
  });

  /** A query that fails while `line.error` is set. */
  const part = (name: string, error?: unknown) => {
    const line = { error, fetches: 0 };
    const observer = new QueryObserver(getQueryClient(), {
      queryKey: [name],
      retry: false,
      queryFn: () => {
        line.fetches += 1;
        return line.error === undefined
          ? Promise.resolve(name)
          : Promise.reject(line.error as Error);
      },
    });
    const unsubscribe = observer.subscribe(() => undefined);
    const settled = async () => {
      while (observer.getCurrentResult().isFetching)
        await new Promise((resolve) => setImmediate(resolve));
      return observer.getCurrentResult().status;
    };
    return { line, observer, settled, unsubscribe };
  };

  test('one success refetches all failed queries and no others', async () => {
    const parts = [
      part('a', errorWith(500)),
      part('b', new Error('Network Error')),
      part('missing', errorWith(404)),
      part('c'),
    ];
    const [a, b, missing, c] = parts;
    expect(await Promise.all(parts.map(({ settled }) => settled()))).toEqual([
      'error',
      'error',
      'error',
      'success',
    ]);
    for (const { line } of parts) expect(line.fetches).toBe(1);

    for (const { line } of parts) line.error = undefined;
    await a?.observer.refetch();
    expect(await b?.settled()).toBe('success');
    expect(await missing?.settled()).toBe('error');
    expect(parts.map(({ line }) => line.fetches)).toEqual([2, 2, 1, 1]);
    expect(c?.observer.getCurrentResult().data).toBe('c');
    for (const { unsubscribe } of parts) unsubscribe();
  });

  test('a restored connection refetches all failed queries and no others', async () => {
    getQueryClient().mount();
    const parts = [part('a', new Error('Network Error')), part('b')];
    const [a] = parts;
    await Promise.all(parts.map(({ settled }) => settled()));
    onlineManager.setOnline(false);
    for (const { line } of parts) line.error = undefined;
    onlineManager.setOnline(true);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await a?.settled()).toBe('success');
    expect(parts.map(({ line }) => line.fetches)).toEqual([2, 1]);
    for (const { unsubscribe } of parts) unsubscribe();
    getQueryClient().unmount();
  });
});
