import path from 'node:path';
import { hashOf, isStamped, stamp } from '../parts/freshness';
import { ROOT } from '../parts/parts';
import { run } from '../parts/run';
import { warningsIn } from './warnings';

/** Where Storybook's build lands. */
export const STORYBOOK_DIR = path.join(ROOT, 'storybook-static');

/** The library, and the remotes' pages with what they stand on (`.storybook/pages`). */
const INPUTS = [
  '.storybook',
  'ui-kit',
  'public-site/src',
  'admin-app/src',
  'api-client/src',
  'shell/src/providers',
  'content-server/src/demo',
  'build/storybook',
  'package-lock.json',
];

/** What does not show: tests, and what is made from the tree. */
const NOT_SHOWN = /(^|\/)(dist|node_modules)(\/|$)|\.test\.tsx?$/;

const sourcesHash = () => hashOf(INPUTS, NOT_SHOWN);

/** Whether Storybook's build was made, without a warning, from what is there now. */
export const isStorybookFresh = (): boolean => isStamped(STORYBOOK_DIR, sourcesHash());

/** Builds Storybook; answers the output of the build, which is shown only when the build fails. */
const storybookBuild = async (): Promise<string> => {
  let output = '';
  const code = await run(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', STORYBOOK_DIR],
    {
      quiet: true,
      onOutput: (text) => (output += text),
    },
  );
  if (code !== 0) throw new Error('Storybook could not be built; what the build said stands above.');
  return output;
};

/**
 * Builds this tree's Storybook where the product shows it. Throws when the build fails, or warns: a warning that stays
 * hides the next one. What it was built from is noted, so that the next one knows whether to build.
 */
export const buildStorybook = async (): Promise<void> => {
  const hash = sourcesHash();
  const output = await storybookBuild();
  const warnings = warningsIn(output);
  if (warnings.length > 0)
    throw new Error(`${output}\nStorybook's build must not warn; these lines do:\n${warnings.join('\n')}`);
  stamp(STORYBOOK_DIR, hash);
};
