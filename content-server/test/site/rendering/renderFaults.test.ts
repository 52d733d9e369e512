import { expectFaults, type Fault } from '../../../testing/renderFaults';

const FAULTS: Fault[] = [
  ['throwing while loading', { render: '', before: 'throw new Error("broken build");' }, /broken build/],
  ['throwing while rendering', { render: 'throw new Error("broken page");' }, /broken page/],
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
];

test('a server build that fails leaves the page to the browser; the log and the Releases screen say so', () =>
  expectFaults(FAULTS));
