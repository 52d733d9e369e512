import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { distOf, ROOT } from '../../../build/parts/parts';
import { copyProject, WHOLE } from '../../federation/fixture';
import { prepared } from '../../fixtures/prepareOnce';
import { expect, test } from '../../fixtures/test';
import { callsOf } from '../../fixtures/product/calls';
import { readRegistry } from '../../fixtures/liveRegistry';
import { freshData } from '../../fixtures/product/prepared';
import { ADMINISTRATOR, startServer } from '../../fixtures/product/server';

interface Lock {
  packages: Record<
    string,
    { dependencies?: object; optionalDependencies?: object; link?: boolean }
  >;
}

const namesOf = (packages: Lock['packages'], key: string): string[] => {
  const { dependencies, optionalDependencies } = packages[key] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies });
};

/**
 * The folders of the server's runtime packages and their dependencies: as installed by `npm ci
 * --omit=dev`.
 */
const packagesOfTheServer = async (): Promise<string[]> => {
  const { packages } = JSON.parse(
    await readFile(path.join(ROOT, 'package-lock.json'), 'utf8'),
  ) as Lock;
  const found = new Set<string>();
  const waiting = namesOf(packages, 'content-server');
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    // A package with another version than the root's is in the server's folder.
    const own = `content-server/node_modules/${name}`;
    const key = packages[own] ? own : `node_modules/${name}`;
    if (found.has(key) || !packages[key] || packages[key].link) continue;
    found.add(key);
    waiting.push(...namesOf(packages, key));
  }
  return [...found];
};

/**
 * The files that an operator copies to the production machine: the scripts, the builds and the
 * server's packages.
 */
const operatorsTree = async (): Promise<string> => {
  const tree = await mkdtemp(path.join(prepared().folder, 'operator-'));
  await cp(path.join(ROOT, 'package.json'), path.join(tree, 'package.json'));
  for (const item of ['package.json', 'bin'])
    await cp(path.join(ROOT, 'content-server', item), path.join(tree, 'content-server', item), {
      recursive: true,
    });
  await cp(distOf('content-server'), path.join(tree, 'content-server/dist'), { recursive: true });
  await cp(distOf('shell'), path.join(tree, 'shell/dist'), { recursive: true });
  for (const folder of await packagesOfTheServer()) {
    const link = path.join(tree, folder);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.join(ROOT, folder), link).catch((error: NodeJS.ErrnoException) => {
      // A package for another operating system is not installed here.
      if (error.code !== 'ENOENT') throw error;
    });
  }
  return tree;
};

/** Runs one of the project's scripts, like npm. */
const runScript = async (
  tree: string,
  script: string,
  args: string[],
  env: Record<string, string> = {},
) => {
  const { scripts } = JSON.parse(await readFile(path.join(tree, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const options = { cwd: tree, env: { PATH: process.env.PATH, ...env } };
  return promisify(execFile)('sh', ['-c', `${scripts[script]} "$@"`, 'sh', ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );
};

test('npm run serve and npm run admin need no dev dependencies, and build and release nothing', async () => {
  const tree = await operatorsTree();
  const dataDir = await freshData(prepared(), false);
  const { releases } = prepared();
  const registry = () => readRegistry({ dataDir });
  const before = registry();
  const server = await startServer({
    dataDir,
    releasesDir: releases,
    demo: false,
    script: { name: 'serve', tree },
  });
  expect((await fetch(server.url)).status).toBe(200);
  await callsOf(server.url).token();
  await server.stop();
  expect(registry()).toEqual(before);

  const asOperator = (...args: string[]) =>
    runScript(tree, 'admin', args, {
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: 'another-lamp-on-its-stand',
    });
  expect(await asOperator('set-password')).toEqual({
    code: 0,
    said: `The password of ${ADMINISTRATOR.email} is set. Everybody has to sign in again.\n`,
  });
  expect(await asOperator('backup', path.join(dataDir, 'site.backup'))).toMatchObject({ code: 0 });
});

test('without builds or releases both commands print what to do', async () => {
  const tree = await operatorsTree();
  await rm(path.join(tree, 'content-server/dist'), { recursive: true });
  const expected =
    'Nothing is built yet. Run "npm ci" and "npm run build" first (docs/operate.md).\n';
  for (const script of ['serve', 'admin'])
    expect(await runScript(tree, script, ['backup', 'x'])).toEqual({ code: 1, said: expected });

  const bare = await operatorsTree();
  const dataDir = await mkdtemp(path.join(prepared().folder, 'data-'));
  const place = { dataDir, releasesDir: bare, demo: false };
  await expect(startServer({ ...place, script: { name: 'serve', tree: bare } })).rejects.toThrow(
    /not ready: .*Nothing has been released yet\.[\s\S]*Not ready: Nothing has been released yet\./,
  );
});

test('npm start serves the live versions if a build or release fails, and names the failed parts', async () => {
  test.setTimeout(240_000);
  const project = await copyProject(undefined, WHOLE);
  for (const part of ['shell', 'public-site', 'admin-app', 'content-server'])
    await project.takeBuild(part);
  const place = {
    dataDir: await mkdtemp(path.join(prepared().folder, 'data-')),
    releasesDir: await mkdtemp(path.join(prepared().folder, 'releases-')),
    demo: false,
    script: { name: 'start' as const, tree: project.folder },
  };
  const liveAt = async (url: string) => (await fetch(`${url}/remotes.json`)).text();
  const first = await startServer(place);
  const before = await liveAt(first.url);
  await first.stop();

  // Only public-site can be built, and its build lacks the routes.
  for (const file of [
    'shell/src/index.ts',
    'admin-app/src/routes.tsx',
    'content-server/src/app/main.ts',
  ])
    await writeFile(path.join(project.folder, file), 'this is ( no program');
  const manifest = path.join(project.folder, 'public-site/dist/mf-manifest.json');
  await writeFile(
    manifest,
    JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), exposes: [] }),
  );

  const second = await startServer(place);
  expect(await liveAt(second.url)).toEqual(before);
  expect((await fetch(second.url)).status).toBe(200);
  const said = second.output();
  for (const part of ['shell', 'admin-app', 'content-server'])
    expect(said).toContain(
      `${part} could not be built; see the output above. Its earlier build is used.`,
    );
  expect(said).toContain(
    'public-site has not been released. public-site does not expose ./routes. Add it to its build.',
  );
  // The bundler's stack trace is acceptable, but not ours.
  expect(said).not.toMatch(/^\s+at .*\/(build|registry)\/.*:\d+:\d+/m);
  await second.stop();
});
