import { readFile } from 'node:fs/promises';
import { mkdtempSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCandidate } from '@charity-site/registry/store';
import { ROOT } from '../../parts/parts';
import { run } from '../../parts/run';

const CONFIG = `
import { mergeRsbuildConfig } from '@rsbuild/core';
import { remoteConfig } from '${ROOT}build/rsbuild';
export default mergeRsbuildConfig(remoteConfig('public-site'), { root: import.meta.dirname });
`;

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'remote-')));
  mkdirSync(path.join(folder, 'src'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'rsbuild.config.ts'), CONFIG);
  writeFileSync(path.join(folder, 'src/released.ts'), 'export {};');
});

/**
 * Builds a remote of one file with the project's configuration.
 * @returns the exit code and the output
 */
const build = async (routes: string) => {
  writeFileSync(path.join(folder, 'src/routes.tsx'), routes);
  let output = '';
  const code = await run(
    path.join(ROOT, 'node_modules/.bin/rsbuild'),
    ['build', '--log-level', 'warn'],
    {
      cwd: folder,
      env: { NODE_ENV: 'production', NODE_OPTIONS: '' },
      onOutput: (text) => (output += text),
    },
  );
  return { code, output };
};

test('the build of a remote fails with each name that the shell does not share', async () => {
  const { code, output } = await build(`
    import * as router from 'react-router-dom';
    import { useSuspenseQuery } from '@tanstack/react-query';
    export { HydratedRouter } from 'react-router-dom';
    export default [{ path: '/', Component: () => [router.createStaticHandler, router.useMatch('/'), useSuspenseQuery] }];
  `);
  expect(code).toBe(1);
  for (const [name, from] of [
    ['HydratedRouter', 'react-router-dom'],
    ['createStaticHandler', 'react-router-dom'],
    ['useSuspenseQuery', '@tanstack/react-query'],
  ])
    expect(output).toMatch(
      new RegExp(
        `src/routes\\.tsx imports ${name} from ${from}, which the shell does not share\\.`,
      ),
    );
  expect(output).not.toContain('useMatch');
}, 120_000);

test('the build of a remote that imports only shared names and types succeeds', async () => {
  expect(
    await build(`
      import { useQuery, type QueryObserver } from '@tanstack/react-query';
      import { Link, useFetcher, type HydrationState } from 'react-router-dom';
      export type Unshared = [QueryObserver, HydrationState];
      export default [{ path: '/', Component: () => [Link, useFetcher, useQuery] }];
    `),
  ).toMatchObject({ code: 0 });
}, 120_000);

describe('a build that succeeds', () => {
  const declared = {
    version: '0.1.0',
    contract: '^1.2.0',
    prefixes: ['/shop'],
    smokePath: '/shop',
  };
  const candidate = () => readCandidate('shop', path.join(folder, 'dist'), declared);

  beforeAll(async () => {
    writeFileSync(
      path.join(folder, 'src/Page.tsx'),
      `
        import * as query from '@tanstack/react-query';
        import * as React from 'react';
        import { useBlocker } from 'react-router-dom';
        import type { Location } from 'react-router-dom';
        export const Page = (location?: Location) => {
          query.useQuery({ queryKey: ['a'] });
          useBlocker(() => location !== undefined);
          return Object.keys(React).length;
        };
      `,
    );
    expect(
      await build(`
        import { Link } from 'react-router-dom';
        export default [{ path: '/shop', lazy: async () => ({ Component: (await import('./Page')).Page, handle: Link }) }];
      `),
    ).toMatchObject({ code: 0 });
  }, 120_000);

  test('lists the names that it imports of each shared module, with their files', async () => {
    const { imports } = (await candidate()).record;
    expect(imports?.['react-router-dom']).toEqual({
      Link: 'src/routes.tsx',
      useBlocker: 'src/Page.tsx',
    });
    expect(imports?.['@tanstack/react-query']).toEqual({ useQuery: 'src/Page.tsx' });
    // A module that is used as a whole is needed as a whole.
    expect(imports?.react).toMatchObject({
      useState: 'src/Page.tsx',
      useEffectEvent: 'src/Page.tsx',
    });
  });

  test('asks for the versions of shared modules that it was built against', async () => {
    const { shared } = (await candidate()).record;
    for (const request of ['react', 'react-router-dom', '@tanstack/react-query']) {
      const file = path.join(ROOT, 'node_modules', request, 'package.json');
      const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
      expect(shared[request]).toEqual({ version, range: `^${version}` });
    }
  });
});
