import { describeError } from './describeError';
import { routePatternAt } from './routePatternAt';
import type { CapturedError } from './metError';

const describeKind = (kind: CapturedError['kind'], error: unknown) =>
  describeError({ kind, error, path: '/' });
const thrownAt = (stack: string, message = 'x is undefined') =>
  Object.assign(new TypeError(message), { stack });
const own = thrownAt(
  `TypeError: x is undefined\n    at f (${window.location.origin}/static/js/a.js:1:2)`,
);

test("reports errors of the site's code, not of extensions, other sites or the connection", () => {
  const described = { kind: 'rejection', name: 'TypeError', message: 'x is undefined' };
  expect(describeKind('rejection', own)).toEqual(described);
  expect(
    describeKind('rejection', thrownAt('at f (chrome-extension://abc/content.js:1:2)')),
  ).toBeUndefined();
  expect(
    describeKind('rejection', thrownAt(`${own.stack}\n at g (moz-extension://abc/content.js:1:2)`)),
  ).toBeUndefined();
  expect(
    describeKind('rejection', thrownAt('at f (https://elsewhere.example/a.js:1:2)')),
  ).toBeUndefined();
  expect(describeKind('rejection', 'no error')).toBeUndefined();
  expect(describeKind('rejection', undefined)).toBeUndefined();
  expect(describeKind('render', thrownAt(own.stack, 'Failed to fetch'))).toBeUndefined();
  expect(
    describeKind('render', Object.assign(new Error('left'), { name: 'AbortError' })),
  ).toBeUndefined();
  expect(describeKind('render', new Error('page'))).toEqual({
    kind: 'render',
    name: 'Error',
    message: 'page',
  });
  expect(describeKind('render', new Error('x'.repeat(900)))?.message).toHaveLength(500);
});

test('reports the file that did not load and the duration of the attempt', () => {
  // jsdom has no such entries.
  performance.getEntriesByName = () => [{ duration: 1234.5 } as PerformanceEntry];
  const chunk = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: `${window.location.origin}/remotes/public-site/1.0.0-abc/static/js/async/news.123.js`,
  });
  expect(describeKind('load', chunk)).toMatchObject({
    name: 'ChunkLoadError',
    file: '/remotes/public-site/1.0.0-abc/static/js/async/news.123.js',
    ms: 1235,
  });
  expect(
    describeKind(
      'load',
      new Error('/remotes/public-site/1.0.0-abc/mf-manifest.json answered 404.'),
    ),
  ).toMatchObject({
    file: '/remotes/public-site/1.0.0-abc/mf-manifest.json',
  });
  expect(describeKind('load', new Error('no routes'))).toEqual({
    kind: 'load',
    name: 'Error',
    message: 'no routes',
  });
});

test('reports the path pattern of a page', () => {
  const routes = [
    {
      id: 'shell',
      children: [
        {
          id: 'remote',
          children: [
            {
              id: 'layout',
              path: '/',
              children: [
                { id: 'home', index: true as const },
                { id: 'updates', path: 'updates', children: [{ id: 'update', path: ':id' }] },
                { id: 'rest', path: '*' },
              ],
            },
            { id: 'screen', path: '/admin/news' },
          ],
        },
      ],
    },
  ] as unknown as Parameters<typeof routePatternAt>[0]['routes'];
  expect(
    ['/', '/updates/7', '/elsewhere', '/admin/news'].map((path) =>
      routePatternAt({ routes }, path),
    ),
  ).toEqual(['/', '/updates/:id', '/*', '/admin/news']);
  expect(routePatternAt({ routes: [] }, '/')).toBeUndefined();
});
