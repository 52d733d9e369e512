import { expectFaults, loggedSite, type Fault } from '../../../testing/renderFaults';

const FAULTS: Fault[] = [
  ['returning nonsense', { render: 'return { html: 7 };' }, /returned no page/],
  ['no code', { render: '', before: 'this is ;; no code' }, /SyntaxError/],
  [
    'a missing file',
    { render: '', changed: (release) => ({ ...release, server: 'server/gone.cjs' }) },
    /gone.cjs cannot be read/,
  ],
  ['hanging while rendering', { render: 'for (;;);' }, /Nothing was rendered within 5 s/],
  [
    'taking all memory',
    { render: `for (const kept = []; ;) kept.push(new Array(1e5).fill(address + kept.length));` },
    /renderer ended|Nothing was rendered within 5 s/,
  ],
];

test('a server build that fails leaves the page to the browser, and the site says so', () =>
  expectFaults(FAULTS));

test('with a server build that leaks memory no page fails: its renderer is replaced in time', async () => {
  const { get, failure, logged, close } = await loggedSite({
    before: 'const kept = []; let count = 0;',
    render: `count += 1; kept.push(new Array(1.5e6).fill(count)); return { html: 'page ' + count };`,
  });
  // Visitors who come together wait for their turn in a renderer that may be replaced meanwhile.
  const shown = await Promise.all(
    Array.from({ length: 20 }, async (_, page) => {
      const { status, html } = await get(`/news?page=${page}`);
      expect(status).toBe(200);
      return /page (\d+)/.exec(html)?.[1] ?? 'not rendered';
    }),
  );
  expect(shown).not.toContain('not rendered');
  expect(shown.filter((count) => count === '1').length).toBeGreaterThan(1);
  expect(await failure()).toBeUndefined();
  expect(logged()).not.toContain('could not be rendered');
  await close();
});
