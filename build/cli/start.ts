import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../parts/buildStale';
import { distOf, REMOTES, ROOT } from '../parts/parts';
import { releasesFolder } from '@charity-site/registry/store';
import { releaseAtStart, releasedBy, releasesDir, shellDir, leftOut } from '@charity-site/registry/release';

// `npm start`: builds what is stale, releases the remotes that nobody else has released, and serves everything. What
// cannot be built or released is reported, and the site starts with what is there. The server runs in this very process:
// a signal meets it directly, and nothing is left behind when it stops.
process.chdir(ROOT);
const { built, failed } = await buildStale();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
for (const part of failed) {
  const former = existsSync(distOf(part)) ? ' Its former build is used.' : '';
  console.error(`${part} could not be built; see the output above.${former}`);
}

const store = releasesFolder({ releases: releasesDir(), shellDir: shellDir(), origin: 'start' });
const smoke = leftOut('npm start releases its own build');
for (const name of REMOTES) {
  try {
    const said = await releaseAtStart({ name, folder: distOf(name), store, smoke, by: releasedBy() });
    if (said) console.log(said);
  } catch (error) {
    console.error(`${name} was not released; what is live stays as it is. ${(error as Error).message}`);
  }
}

const server = path.join(distOf('content-server'), 'main.js');
if (existsSync(server)) await import(pathToFileURL(server).href);
else {
  console.error('The site cannot start: the content server is not built.');
  process.exitCode = 1;
}
