import { existsSync } from 'node:fs';
import { buildStale } from '../parts/buildStale';
import { distOf, ROOT } from '../parts/parts';

// The first half of `npm start`: builds stale parts. Reports parts that cannot be built; the site
// starts without them. Then package.json replaces the shell with the server (exec), which receives
// signals directly and has no bundler in its memory. It releases the shell and the remotes in
// REMOTES_DIR that nobody else has released.
process.chdir(ROOT);

// A signal ends the waiting shell, and no server starts.
const shell = process.ppid;
setInterval(() => process.ppid === shell || process.exit(1), 200).unref();

const { built, failed } = await buildStale();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
for (const part of failed) {
  const earlier = existsSync(distOf(part)) ? ' Its earlier build is used.' : '';
  console.error(`${part} could not be built; see the output above.${earlier}`);
}
