import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from '../parts/buildStale';
import { distOf, REMOTES, ROOT } from '../parts/parts';
import { releasesFolder } from '../../registry/folder/releasesFolder';
import { release } from '../../shell/release/release';
import { releasedBy, releasesDir, shellDir } from '../../shell/release/settings';
import { leftOut } from '../../shell/release/smoke/smokeTest';

// `npm start`: builds what is stale, releases the remotes into the local registry, and serves everything. The server
// runs in this very process: a signal meets it directly, and nothing is left behind when it stops.
process.chdir(ROOT);
const built = await buildStale();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
const store = releasesFolder({ releases: releasesDir(), shellDir: shellDir() });
for (const name of REMOTES) {
  const smoke = leftOut('npm start releases its own build');
  const { version, changed } = await release({ name, folder: distOf(name), store, smoke, by: releasedBy() });
  if (changed) console.log(`Released ${name} ${version}.`);
}
await import(pathToFileURL(path.join(distOf('content-server'), 'main.js')).href);
