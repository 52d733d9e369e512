import { buildStale } from '../parts/buildStale';

// `npm run build`: builds every part whose sources have changed since its last build.
const { built, failed } = await buildStale();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);
if (failed.length > 0) {
  console.error(`${failed.join(', ')} could not be built; see the output above.`);
  process.exitCode = 1;
} else if (built.length === 0) console.log('All parts are up to date.');
