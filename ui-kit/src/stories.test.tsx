import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composed } from '../test/stories';

// jsdom has no object URLs.
URL.createObjectURL = () => 'data:,';
URL.revokeObjectURL = () => {};
// jsdom has no layout, but the editor measures the cursor.
Range.prototype.getBoundingClientRect = () => new DOMRect();

// As in a browser, state updates after the first render need no act().
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

interface Runnable {
  run: () => Promise<void>;
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

/**
 * Every story of the library renders and plays. A new component is included as soon as it has stories. Chromium plays them too,
 * and checks them with axe in both colour schemes (e2e/storybook/stories.spec.ts).
 */
describe.each(files.sort())('%s', (file) => {
  const stories = Object.entries(
    composed(jest.requireActual<Parameters<typeof composed>[0]>(path.join(__dirname, file))) as Record<
      string,
      Runnable
    >,
  );

  test.each(stories)('%s plays', async (_name, story) => {
    await story.run();
  });
});
