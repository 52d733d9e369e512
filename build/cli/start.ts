import { existsSync } from 'node:fs';
import { buildStale } from '../parts/buildStale';
import { distOf, REMOTES, ROOT } from '../parts/parts';
import { factsOfThisShell } from '../parts/buildFacts';
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

// The first half of `npm start`: builds stale parts, and releases the shell and the remotes that
// nobody else has released. Reports parts that cannot be built or released; the site starts without
// them. Then package.json replaces the shell with the server (exec), which receives signals
// directly and has no bundler in its memory.
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

const store = releasesFolder({ releases: releasesDir(), shellDir: shellDir(), origin: 'start' });
const UNTESTED = 'npm start releases its own build';
const by = releasedBy();
const firstShell = () => Promise.resolve(factsOfThisShell('none'));
const remote = (name: string) => () =>
  releaseAtStart({ name, folder: distOf(name), store, smoke: skipped(UNTESTED), by, firstShell });

// The shell comes first, because the remotes are checked against the live one.
const parts: [name: string, release: () => Promise<string | undefined>][] = [
  [
    'shell',
    () => releaseShellAtStart({ folder: shellDir(), store, smoke: allSkipped(UNTESTED), by }),
  ],
  ...REMOTES.map((name): (typeof parts)[number] => [name, remote(name)]),
];
for (const [name, release] of parts) {
  try {
    const line = await release();
    if (line) console.log(line);
  } catch (error) {
    console.error(`${name} was not released; its live version stays. ${(error as Error).message}`);
  }
}
