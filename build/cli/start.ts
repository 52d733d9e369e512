import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../parts/buildStale';
import { distOf, REMOTES, ROOT } from '../parts/parts';
import { release } from '../../shell/release/release';
import { releasesDir } from '../../shell/release/settings';

// `npm start`: builds what is stale, releases the remotes into the local registry, and serves everything. The server
// runs in this very process: a signal meets it directly, and nothing is left behind when it stops.
process.chdir(ROOT);
const built = await buildStale();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
for (const name of REMOTES) {
  const { version, changed } = await release({ name, folder: distOf(name), releases: releasesDir() });
  if (changed) console.log(`Released ${name} ${version}.`);
}
await import(pathToFileURL(path.join(distOf('content-server'), 'main.js')).href);
