import { expectFaults, type Fault } from '../../../testing/renderFaults';

const FAULTS: Fault[] = [
  ['throwing while loading', { render: '', before: 'throw new Error("broken build");' }, /broken build/],
  ['throwing while rendering', { render: 'throw new Error("broken page");' }, /broken page/],
  [
    'throwing outside of the page',
    { render: 'setTimeout(() => null.x); await new Promise(() => {});' },
    /renderer ended/,
  ],
  ['returning nonsense', { render: 'return { html: 7 };' }, /returned no page/],
  ['no code', { render: '', before: 'this is ;; no code' }, /SyntaxError/],
  [
    'a missing file',
    { render: '', changed: (made) => ({ ...made, server: 'server/gone.cjs' }) },
    /gone.cjs cannot be read/,
  ],
  [
    'another hash',
    {
      render: '',
      changed: ({ integrity, ...made }) => ({
        ...made,
        integrity: { ...integrity, 'server/routes.cjs': `sha384-${'A'.repeat(64)}` },
      }),
    },
    /routes.cjs is not what was built/,
  ],
  ['needing the file system', { render: '', before: 'require("node:fs");' }, /requires node:fs/],
];

test('a server build that fails leaves the page to the browser; the log and the Releases screen say so', () =>
  expectFaults(FAULTS));
