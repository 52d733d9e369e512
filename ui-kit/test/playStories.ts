import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { composed } from './stories';

const SOURCES = path.join(__dirname, '../src');

interface Runnable {
  run: () => Promise<void>;
}

/** Files of stories without a test file beside them (`Pager.stories.tsx`, no `Pager.test.tsx`), relative to the sources. */
const untested = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .filter((file) => !existsSync(path.join(SOURCES, file.replace('.stories.', '.test.'))))
  .sort();

/**
 * Tests that the stories of components without a test of their own render and play. A new component is included as soon as
 * it has stories.
 * @param isPlayed chooses the files, so that several test files can share them
 */
export const playStories = (isPlayed: (file: string) => boolean): void => {
  // As in a browser, state updates after the first render need no act().
  beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

  describe.each(untested.filter(isPlayed))('%s', (file) => {
    const stories = Object.entries(
      composed(jest.requireActual<Parameters<typeof composed>[0]>(path.join(SOURCES, file))) as Record<
        string,
        Runnable
      >,
    );

    test.each(stories)('%s plays', async (_name, story) => {
      await story.run();
    });
  });
};
