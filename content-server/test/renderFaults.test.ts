import { Writable } from 'node:stream';
import pino from 'pino';
import { startTestServer, type TestServer } from '../src/testing';
import { callsTo } from './calls';
import { renderedSite, type SmallVersion } from './renderedSite';

/** Longer than a page may take to render. */
const PATIENCE = 30_000;

let server: TestServer;
let logged: string;
afterEach(() => server.close());

const siteWith = async (version: SmallVersion) => {
  logged = '';
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged += line.toString();
      done();
    },
  });
  const site = await renderedSite(version);
  server = await startTestServer({ config: site.config, logger: pino({ level: 'error' }, lines) });
  const get = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, html: await answer.text() };
  };
  const failure = async () => {
    const { body } = await callsTo(server)('GET', '/composition');
    return (body.parts as { rendering?: { count: number; reason: string } }[])[0]?.rendering;
  };
  return { ...site, get, failure };
};

/** Every way in which a released server build can fail, and what is said of it. */
const FAULTS: [what: string, version: SmallVersion, reason: RegExp][] = [
  ['throws while loading', { render: '', before: 'throw new Error("broken build");' }, /broken build/],
  ['throws while rendering', { render: 'throw new Error("broken page");' }, /broken page/],
  [
    'throws outside of the page',
    { render: 'setTimeout(() => null.x); await new Promise(() => {});' },
    /renderer ended/,
  ],
  ['hangs while rendering', { render: 'for (;;);' }, /Nothing was rendered within 5 s/],
  ['waits forever', { render: 'await new Promise(() => {});' }, /Nothing was rendered within 5 s/],
  [
    'takes all memory',
    { render: `for (const kept = []; ;) kept.push(new Array(1e5).fill(address + kept.length));` },
    /renderer ended|Nothing was rendered within 5 s/,
  ],
  ['returns nonsense', { render: 'return { html: 7 };' }, /returned no page/],
  ['returns nothing', { render: 'return { html: undefined };' }, /returned no page/],
  ['is no code', { render: '', before: 'this is ;; no code' }, /SyntaxError/],
  [
    'is missing',
    { render: '', changed: (made) => ({ ...made, server: 'server/gone.cjs' }) },
    /gone.cjs cannot be read/,
  ],
  [
    'fails its hash',
    {
      render: '',
      changed: (made) => ({
        ...made,
        integrity: { ...made.integrity, 'server/routes.cjs': `sha384-${'A'.repeat(64)}` },
      }),
    },
    /routes.cjs is not what was built/,
  ],
  ['needs the environment', { render: 'return { html: process.env.TOKEN_SECRET.trim() };' }, /undefined/],
  ['needs the file system', { render: '', before: 'require("node:fs");' }, /requires node:fs/],
  ['reaches for the file system', { render: 'return { html: process.binding("fs") };' }, /binding is not a function/],
  ['needs the network', { render: 'return { html: await fetch("http://127.0.0.1") };' }, /fetch is not defined/],
];

test.each(FAULTS)(
  'a server build that %s leaves the page to the browser; the log and the Releases screen say so',
  async (_what, version, reason) => {
    const { get, failure, release } = await siteWith(version);
    const { status, html } = await get('/');
    expect(status).toBe(200);
    expect(html).toContain('<script defer src="/static/index.js"></script>');
    expect(html).toContain('<p>Loading</p>');
    expect(await failure()).toMatchObject({ count: expect.any(Number), reason: expect.stringMatching(reason) });
    expect(logged).toMatch(reason);
    expect(logged).toContain('A page could not be rendered.');

    await release({ render: `return { html: 'mended' };` });
    expect((await get('/')).html).toContain('mended');
    expect(await failure()).toBeUndefined();
  },
  PATIENCE,
);

test(
  'a server build that leaks memory costs no page: its renderer is replaced in time',
  async () => {
    const { get, failure } = await siteWith({
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
    expect(logged).not.toContain('could not be rendered');
  },
  PATIENCE,
);
