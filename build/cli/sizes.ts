import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';
import { componentSizes } from '../checks/sizes/componentSizes';

// `npm run sizes` records the size of each export of ui-kit. With `--check` (in `npm run check`) it
// fails when one has grown.
const BUDGET = path.join(ROOT, 'ui-kit/api/sizes.json');
/** Accepted growth of a component without a new budget, as a factor. */
const TOLERANCE = 1.05;
const SLACK_BYTES = 100;

const index = readFileSync(path.join(ROOT, 'ui-kit/src/index.ts'), 'utf8');
const names = [...index.matchAll(/^export \{([^}]*)\}/gm)]
  .flatMap(([, list = '']) => list.split(','))
  .map((one) => one.trim().split(' as ').at(-1) ?? '')
  .filter((name) => name !== '' && !name.startsWith('type '))
  .sort();
const sizes = await componentSizes(names);

if (!process.argv.includes('--check')) {
  writeFileSync(BUDGET, `${JSON.stringify(sizes, null, 2)}\n`);
} else {
  const budget = existsSync(BUDGET)
    ? (JSON.parse(readFileSync(BUDGET, 'utf8')) as Record<string, number>)
    : {};
  const heavy = Object.entries(sizes).filter(
    ([name, size]) => size > (budget[name] ?? 0) * TOLERANCE + SLACK_BYTES,
  );
  for (const [name, size] of heavy)
    console.error(`${name}: ${size} bytes, budget ${budget[name] ?? 'none yet'}`);
  if (heavy.length > 0) {
    console.error(
      'Larger than ui-kit/api/sizes.json allows. If that is intended, run `npm run sizes` and commit the file.',
    );
    process.exitCode = 1;
  }
}
