import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../parts/buildStale';
import { distOf, REMOTES, ROOT } from '../parts/parts';
import { factsOfThisShell } from '../parts/shellFacts';
import { releasesFolder } from '@charity-site/registry/store';
import {
  allSkipped,
  skipped,
  releaseAtStart,
  releasedBy,
  releasesDir,
  releaseShellAtStart,
  shellDir,
} from '@charity-site/registry/release';

// `npm start`: builds stale parts, releases the shell and the remotes that nobody else has released, and serves the site. Reports parts
// that cannot be built or released and starts with what exists. The server runs in this process, so that it receives
// signals directly and no process is left when it stops.
process.chdir(ROOT);
const { built, failed } = await buildStale();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
for (const part of failed) {
  const earlier = existsSync(distOf(part)) ? ' Its earlier build is used.' : '';
  console.error(`${part} could not be built; see the output above.${earlier}`);
}

const store = releasesFolder({ releases: releasesDir(), shellDir: shellDir(), origin: 'start' });
const UNTESTED = 'npm start releases its own build';
const by = releasedBy();
const firstShell = () => Promise.resolve(factsOfThisShell('none'));
const remote = (name: string) => () =>
  releaseAtStart({ name, folder: distOf(name), store, smoke: skipped(UNTESTED), by, firstShell });

// The shell comes first: the remotes are checked against the live one.
const parts: [name: string, release: () => Promise<string | undefined>][] = [
  ['shell', () => releaseShellAtStart({ folder: shellDir(), store, smoke: allSkipped(UNTESTED), by })],
  ...REMOTES.map((name): (typeof parts)[number] => [name, remote(name)]),
];
for (const [name, release] of parts) {
  try {
    const said = await release();
    if (said) console.log(said);
  } catch (error) {
    console.error(`${name} was not released; its live version stays. ${(error as Error).message}`);
  }
}

const server = path.join(distOf('content-server'), 'main.js');
if (existsSync(server)) await import(pathToFileURL(server).href);
else {
  console.error('The site cannot start: the content server is not built.');
  process.exitCode = 1;
}
