import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import webpack from 'webpack';
import { ROOT } from '../parts/parts';
import { packageOf } from '../parts/workspaces.cjs';
import { packPackages } from './pack';
import { PACKAGES } from './packages';

/** The importable modules of the packages, without settings of TypeScript and Jest. */
const MODULES = Object.keys(PACKAGES).flatMap((folder) =>
  Object.keys(packageOf(folder).exports ?? {})
    .filter((door) => !/json$|jest$/.test(door))
    .map((door) => path.posix.join('@charity-site', folder, door)),
);

/** The modules for browsers. */
const IN_BROWSERS = MODULES.filter((name) => !/\/(rsbuild|testing)$/.test(name));

/** A folder with the packed packages and all packages installed here. */
let folder: string;
let archives: string[];
const installed = (name: string) => path.join(folder, 'node_modules/@charity-site', name);

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'packages-')));
  const packages = path.join(folder, 'archives');
  archives = (await packPackages(packages)).map((name) => path.join(packages, name));
  mkdirSync(path.join(folder, 'node_modules/@charity-site'), { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name !== '@charity-site')
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name));
  for (const [at, name] of Object.keys(PACKAGES).entries()) {
    mkdirSync(installed(name));
    execFileSync('tar', ['xzf', archives[at] ?? '', '-C', installed(name), '--strip-components=1']);
  }
  // The build preset reads the package.json of its remote.
  const remote = { name: 'shop', type: 'module', federation: { prefixes: ['/shop'], port: 3004 } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(remote));
  const imports = IN_BROWSERS.map((name, at) => `import * as m${at} from '${name}';`);
  writeFileSync(
    path.join(folder, 'all.js'),
    `${imports.join('\n')}\nconsole.log(${IN_BROWSERS.map((_name, at) => `m${at}`).join()});\n`,
  );
}, 600_000);

test('publint and Are The Types Wrong find nothing', async () => {
  for (const [at, name] of Object.keys(PACKAGES).entries()) {
    const { messages } = await publint({ pkgDir: installed(name), strict: true, pack: false });
    expect([name, messages]).toEqual([name, []]);
    const archive = createPackageFromTarballData(new Uint8Array(readFileSync(archives[at] ?? '')));
    const checked = await checkPackage(archive, { excludeEntrypoints: ['./jest'] });
    const problems = 'problems' in checked ? checked.problems : [{ kind: 'no types' }];
    // ES modules only: `require` of Node 20.19 loads them, too, and TypeScript's oldest resolution
    // knows no `exports`.
    const ours = problems.filter(
      (one) =>
        !('resolutionKind' in one && ['node10', 'node16-cjs'].includes(String(one.resolutionKind))),
    );
    expect([name, ours]).toEqual([name, []]);
  }
});

test('each package has a README with its name', () => {
  for (const name of Object.keys(PACKAGES))
    expect(readFileSync(path.join(installed(name), 'README.md'), 'utf8')).toContain(
      `# @charity-site/${name}`,
    );
});

test('Node imports every module', () => {
  const script = `for (const name of ${JSON.stringify(MODULES)}) await import(name);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    stdio: 'pipe',
  });
});

test('webpack bundles every module without a loader, with the fonts as files', async () => {
  const out = path.join(folder, 'webpack');
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './all.js',
    output: { path: out },
    performance: false,
  });
  const errors = await new Promise<unknown[]>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else done(stats?.compilation.errors.map(({ message }) => message) ?? []);
    });
  });
  expect(errors).toEqual([]);
  expect(readdirSync(out).filter((file) => file.endsWith('.woff2'))).toHaveLength(4);
}, 120_000);

/** Vite's `build`; undefined if not installed. */
const vite = (): ((settings: object) => Promise<unknown>) | undefined => {
  try {
    return (
      createRequire(import.meta.url)('vite') as { build: (settings: object) => Promise<unknown> }
    ).build;
  } catch {
    console.log('Vite is not installed, so its import of the packages is not tested.');
    return undefined;
  }
};

test('Vite bundles every module, with the fonts as files', async () => {
  const build = vite();
  if (!build) return;
  const out = path.join(folder, 'vite');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: out,
      minify: false,
      assetsInlineLimit: 0,
      rollupOptions: { input: path.join(folder, 'all.js') },
    },
  });
  const files = readdirSync(path.join(out, 'assets'));
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(4);
}, 120_000);

test("modules that need a browser have the directive 'use client'", () => {
  for (const name of ['ui-kit', 'api-client']) {
    const dist = path.join(installed(name), 'dist');
    const unmarked = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .filter((file) => {
        const code = readFileSync(path.join(dist, file), 'utf8');
        const needsBrowser = /\b(?:createContext|useState|useEffect|useRef|useQuery|styled)\(/.test(
          code,
        );
        return needsBrowser && !code.startsWith("'use client';");
      });
    expect(unmarked).toEqual([]);
  }
});
