import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { composed } from '../test/stories';

/**
 * Stories of components without a test file beside them (`Pager.stories.tsx`, no `Pager.test.tsx`).
 * e2e/sweeps/storybook plays all stories in Chromium, also patterns and foundations.
 */
const untested = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx') && !file.startsWith('docs/'))
  .filter((file) => !existsSync(path.join(__dirname, file.replace('.stories.', '.test.'))))
  .sort();

interface Runnable {
  run: () => Promise<void>;
}

// As in a browser, state updates after the first render need no act().
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

describe.each(untested)('%s', (file) => {
  const stories = Object.entries(
    composed(jest.requireActual<Parameters<typeof composed>[0]>(`./${file}`)) as Record<
      string,
      Runnable
    >,
  );

  test.each(stories)('%s plays', async (_name, story) => {
    await story.run();
  });
});
