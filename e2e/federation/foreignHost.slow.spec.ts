import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import webpack from 'webpack';
import { sharedByShell } from '../../build/federation';
import { distOf } from '../../build/parts/parts';

/**
 * Timeout after which a host knows that a remote cannot run, in ms, as in the shell
 * (build/rsbuild.ts).
 */
const LOAD_TIMEOUT = 15_000;

/** A module that the routes import eagerly; other modules are requested when a page loads. */
const MISSING = '@charity-site/api-client/http';

const HOST = 'http://host.example/';
const REMOTE = 'http://remote.example/';

/** Builds the page of a host without our code. @returns the folder of its files */
const buildHost = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'host-'));
  const compiler = webpack({
    mode: 'production',
    entry: fileURLToPath(new URL('./foreignHost/host.js', import.meta.url)),
    output: { path: folder, filename: 'host.js' },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0];
      if (failure) fail(failure);
      else done();
    });
  });
  return folder;
};

let folder: string;
test.beforeAll(async () => {
  folder = await buildHost();
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('a host that lacks a shared module gets an error with its name and range', async ({
  page,
}) => {
  await page.route(`${HOST}**`, async (route) => {
    const isScript = route.request().url().endsWith('.js');
    const body = isScript
      ? await readFile(path.join(folder, 'host.js'))
      : '<!doctype html><script src="host.js"></script>';
    await route.fulfill({ body, contentType: isScript ? 'text/javascript' : 'text/html' });
  });
  await page.route(`${REMOTE}**`, (route) =>
    route.fulfill({
      path: path.join(distOf('public-site'), new URL(route.request().url()).pathname),
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const versions = Object.fromEntries(
    Object.entries(sharedByShell()).map(([name, { version }]) => [name, version]),
  );
  const { [MISSING]: version, ...others } = versions;
  await page.goto(HOST);
  const load = page.evaluate(
    ([entry, provided]) =>
      (
        window as unknown as { loadFrom: (entry: string, versions: object) => Promise<string> }
      ).loadFrom(entry, provided),
    [`${REMOTE}mf-manifest.json`, others] as const,
  );
  const late = new Promise<string>((done) =>
    setTimeout(() => done('no answer'), LOAD_TIMEOUT).unref(),
  );
  expect(await Promise.race([load, late])).toBe(
    `[ Federation Runtime ]: public_site needs ${MISSING} ^${version}, which this page does not provide.`,
  );
});
