import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hashOf, isStamped, stamp } from '../../parts/freshness';
import { ROOT } from '../../parts/parts';
import { run } from '../../parts/run';

/** The folder of Storybook's build. */
export const STORYBOOK_DIR = path.join(ROOT, 'storybook-static');

/** The sources of the library, and of the remotes' pages in `.storybook/pages`. */
const INPUTS = [
  '.storybook',
  'ui-kit',
  'public-site/src',
  'admin-app/src',
  'api-client/src',
  'shell/src/providers',
  'content-server/src/ops/demo',
  'build/cli/storybook',
  'package-lock.json',
];

/** Files that Storybook does not include: tests, builds and packages. */
const IGNORED = /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/;

const sourcesHash = () => hashOf(INPUTS, IGNORED);

/** True if Storybook was built from the current sources without a warning. */
export const isStorybookFresh = (): boolean => isStamped(STORYBOOK_DIR, sourcesHash());

/** Start of a warning line of Storybook (▲) and its bundler. */
const MARK = /^\s*(▲|⚠|warn(ing)?\b)/i;

/** The warning lines of a build's output. */
export const warningsIn = (output: string): string[] =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => MARK.test(line))
    .map((line) => line.trim());

/**
 * Builds Storybook into the folder that the product serves, and stores the hash of the sources.
 * Throws when the build fails or warns, because a permanent warning would hide new ones.
 */
export const buildStorybook = async (): Promise<void> => {
  const hash = sourcesHash();
  let output = '';
  const code = await run(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', STORYBOOK_DIR],
    { quiet: true, onOutput: (text) => (output += text) },
  );
  if (code !== 0) throw new Error('Storybook could not be built; see the output above.');
  const warnings = warningsIn(output);
  if (warnings.length > 0)
    throw new Error(`${output}\nStorybook's build has warnings:\n${warnings.join('\n')}`);
  stamp(STORYBOOK_DIR, hash);
};
