import { expectFaults, loggedSite, type Fault } from '../../../testing/renderFaults';

const FAULTS: Fault[] = [
  [
    'throwing while loading',
    { render: '', before: 'throw new Error("broken build");' },
    /broken build/,
  ],
  ['throwing while rendering', { render: 'throw new Error("broken page");' }, /broken page/],
  [
    'another hash',
    {
      render: '',
      changed: ({ integrity, ...release }) => ({
        ...release,
        integrity: { ...integrity, 'server/routes.cjs': `sha384-${'A'.repeat(64)}` },
      }),
    },
    /routes.cjs is not what was built/,
  ],
];

test('a server build that fails leaves the page to the browser; the log and the Releases screen say so', () =>
  expectFaults(FAULTS));

test('code that takes too much memory renders one page in each process, and the log says so once', async () => {
  const { get, logged, close } = await loggedSite({
    render: `return { html: 'rendered ' + address };`,
    before: 'globalThis.taken = Buffer.alloc(120e6, 1);',
  });
  for (const path of ['/', '/news']) expect((await get(path)).html).toContain(`rendered ${path}`);
  // Browsers render those that would wait for many processes.
  const together = await Promise.all(
    Array.from({ length: 4 }, (_, page) => get(`/news?page=${page + 2}`)),
  );
  expect(together.map(({ status }) => status)).toEqual(together.map(() => 200));
  expect(together.filter(({ html }) => html.includes('rendered /news')).length).toBeGreaterThan(0);
  expect(
    logged().split('The code takes so much memory that each page starts a renderer of its own.'),
  ).toHaveLength(2);
  await close();
});
