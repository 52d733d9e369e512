import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../parts/buildStale';
import { distOf, REMOTES, ROOT } from '../parts/parts';
import { factsOfThisShell } from '../parts/shellFacts';
import { releasesFolder } from '@charity-site/registry/store';
import { releaseAtStart, releasedBy, releasesDir, shellDir, leftOut } from '@charity-site/registry/release';

// `npm start`: builds stale parts, releases the remotes that nobody else has released, and serves the site. Reports parts
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
const smoke = leftOut('npm start releases its own build');
const firstShell = () => Promise.resolve(factsOfThisShell('none'));
for (const name of REMOTES) {
  try {
    const said = await releaseAtStart({ name, folder: distOf(name), store, smoke, by: releasedBy(), firstShell });
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
