import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate, type Registry, type Release } from '@charity-site/registry';
import { hashOf } from '@charity-site/registry/store';
import { SMALL_PAGES, SMALL_SHELL, smallRoutes } from './smallCode';
import type { Database } from '../src/db/database';
import { folderWith, writeFiles } from './folders';
import { putRegistry } from './putRegistry';
import { releaseOf } from '../../registry/testing/remotes/liveRemote';

const PAGE = `<!doctype html><html lang="en"><head><meta name="theme-color" content="#0f4c5c"><title>Shell</title><noscript><style>p{}</style></noscript><script defer src="/static/index.js"></script><link href="/static/late.js" rel="preload" as="script"></head><body><div id="root"><p>Loading</p></div></body></html>`;

/** A small version of a remote. */
export interface SmallVersion {
  /** The body of its render function (smallCode). */
  render: string;
  /** Code that runs when the version is loaded. */
  before?: string;
  /** Changes the release before it is stored. */
  changed?: (release: Release) => Release;
}

/**
 * Folders of a shell and of releases with small server builds, and functions that change the live
 * version.
 */
export const renderedSite = async (first: SmallVersion) => {
  const shell = (version: string) => ({
    version,
    contract: '1.2.0',
    shared: {},
    server: {
      file: 'server/shell.cjs',
      integrity: hashOf(Buffer.from(SMALL_SHELL)),
      starter: '/static/starter.js',
    },
  });
  const shellDir = await folderWith({
    'index.html': PAGE,
    'server/shell.cjs': SMALL_SHELL,
    'static/starter.js': '',
    'shell.json': JSON.stringify(shell('1.0.0-shell')),
  });
  const releasesDir = await folderWith({});
  let registry: Registry = { format: 1, remotes: [] };
  let versions = 0;
  /** The server's database; the folder before it starts. */
  let database: Database | undefined;

  /** Stores a version that is not live. */
  const add = async ({
    render,
    before,
    changed = (unchanged) => unchanged,
  }: SmallVersion): Promise<Release> => {
    versions += 1;
    const version = `1.0.${versions}-abc`;
    const folder = join(releasesDir, 'public-site', version);
    const files: Record<string, string> = {
      'mf-manifest.json': '{}',
      'static/entry.js': '',
      'server/routes.cjs': smallRoutes(render, before),
    };
    await writeFiles(folder, files);
    const built = releaseOf('public-site', ['/'], {
      version,
      contract: '^1.2.0',
      integrity: Object.fromEntries(
        Object.entries(files).map(([file, content]) => [file, hashOf(Buffer.from(content))]),
      ),
      preload: ['static/entry.js'],
      server: 'server/routes.cjs',
      routes: SMALL_PAGES,
      releasedAt: new Date().toISOString(),
    });
    const stored = changed(built);
    const exposes = { './routes': ['static/entry.js'] };
    const record = {
      remote: 'public-site',
      release: stored,
      shared: {},
      exposes,
      files: 2,
      bytes: 2,
      firstBytes: 2,
    };
    await writeFile(join(folder, '.release.json'), JSON.stringify(record));
    return stored;
  };
  const put = async (remote: string, next: Release) => {
    registry = activate(registry, remote, next);
    if (database) await putRegistry(database, registry);
    else await writeFile(join(releasesDir, 'remotes.json'), JSON.stringify(registry));
  };
  const release = async (small: SmallVersion): Promise<string> => {
    const stored = await add(small);
    await put('public-site', stored);
    return stored.version;
  };
  /** Makes the previous version live again. */
  const rollBack = async (): Promise<void> => {
    const before = registry.remotes.find(({ name }) => name === 'public-site')?.previous;
    if (!before) throw new Error('There is no version before.');
    await put('public-site', before);
  };
  /** Makes a remote without a server build live. */
  const releaseOther = async (name: string, prefix: string, more: Partial<Release> = {}) => {
    await put(name, releaseOf(name, [prefix], { releasedAt: new Date().toISOString(), ...more }));
  };
  const version = await release(first);
  return {
    config: { shellDir, releasesDir },
    version,
    /** Releases of a running server change its database. */
    connect: (started: { database: Database }) => {
      database = started.database;
    },
    add,
    release,
    rollBack,
    releaseOther,
    releaseShell: (name: string) =>
      writeFile(join(shellDir, 'shell.json'), JSON.stringify(shell(name))),
  };
};
