import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { precompress } from '../src/store/precompress';
import { ROUTES_FILE } from '../src/store/routesFile';
import { SHELL_FACTS } from '../src/store/buildFiles';
import { shellVersion } from '../src/store/shellCandidate';
import type { ShellFacts } from '../src/types';

/** One expose of a module federation manifest, with its scripts. */
export const exposed = (name: string, ...scripts: string[]) => ({
  path: name,
  assets: { js: { sync: scripts }, css: { sync: [] } },
});

/** Facts of a shell for tests, which supports every contract of version 1 and shares React. */
export const smallShell = (version: string): ShellFacts => ({
  version,
  contract: '1.99.0',
  shared: { react: { version: '19.3.1', range: '^19.0.0' } },
});

/** Writes a small build for tests, with the files that the release command reads. */
export const writeBuild = async (
  folder: string,
  text: string,
  manifest: object = {},
): Promise<void> => {
  const script = `// ${text} ${'x'.repeat(600)}`;
  await mkdir(path.join(folder, 'static'), { recursive: true });
  await writeFile(path.join(folder, 'static/entry.js'), script);
  await writeFile(path.join(folder, 'static/routes.js'), script);
  await writeFile(path.join(folder, '.inputs'), 'not for browsers');
  await writeFile(
    path.join(folder, 'mf-manifest.json'),
    JSON.stringify({
      metaData: { remoteEntry: { name: 'static/entry.js' } },
      shared: [],
      exposes: [exposed('./routes', 'static/routes.js')],
      ...manifest,
    }),
  );
  await precompress(folder);
};

/** Adds the list of its pages to a small build. */
export const writeRoutes = async (folder: string, ...paths: string[]): Promise<void> => {
  const file = path.join(folder, ROUTES_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(paths.map((one) => ({ path: one, query: [], head: {} }))));
};

/**
 * Writes a small build of the shell for tests.
 * @param offered additional facts
 * @returns its version
 */
export const writeShell = async (
  folder: string,
  text: string,
  offered: Partial<Omit<ShellFacts, 'version'>> = {},
): Promise<string> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'static'), { recursive: true });
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><head><title>${text}</title></head><div id="root"></div>`,
  );
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  await writeFile(path.join(folder, `static/late.${hash}.js`), `// ${text}`);
  const { version: _version, ...usual } = smallShell('');
  const facts = { ...usual, ...offered };
  const version = await shellVersion(folder, '0.1.0', facts);
  await writeFile(path.join(folder, SHELL_FACTS), JSON.stringify({ version, ...facts }));
  return version;
};
