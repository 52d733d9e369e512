import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote } from '@charity-site/registry';
import { hashOf } from '@charity-site/registry/store';
import { serverBuildOf } from '../../build/parts/serverBuild';
import { folderWith } from './folders';
import { liveRemote } from '../../registry/testing/remotes/liveRemote';

const PAGE = `<!doctype html><html lang="en"><head><title>Shell</title><script defer src="/s.js"></script></head><body><div id="root"></div></body></html>`;

/**
 * Folders with the server builds of the real shell and public site, an empty page, and no files for
 * browsers.
 * @param html the shell's page
 * @param others further remotes of the registry
 */
export const realFrontEnd = async (html = PAGE, others: RegisteredRemote[] = []) => {
  const [ofShell, ofSite] = await Promise.all([
    serverBuildOf('shell'),
    serverBuildOf('public-site'),
  ]);
  const shell = await readFile(join(ofShell, 'shell.cjs'));
  const routes = await readFile(join(ofSite, 'routes.cjs'));
  const pages = await readFile(join(ofSite, 'routes.json'), 'utf8');
  const shellDir = await folderWith({
    'index.html': html,
    'server/shell.cjs': shell,
    'shell.json': JSON.stringify({
      version: '1.0.0-shell',
      contract: '1.2.0',
      shared: {},
      server: { file: 'server/shell.cjs', integrity: hashOf(shell), starter: '/static/starter.js' },
    }),
  });
  const releasesDir = await folderWith({
    'public-site/1.0.0-abc/server/routes.cjs': routes,
    'public-site/1.0.0-abc/mf-manifest.json': '{}',
    'remotes.json': JSON.stringify({
      format: 1,
      remotes: [
        liveRemote('public-site', ['/'], {
          contract: '^1.2.0',
          integrity: {
            'mf-manifest.json': hashOf(Buffer.from('{}')),
            'server/routes.cjs': hashOf(routes),
          },
          server: 'server/routes.cjs',
          routes: JSON.parse(pages) as RegisteredRemote['routes'],
        }),
        ...others,
      ],
    }),
  });
  return { shellDir, releasesDir };
};
