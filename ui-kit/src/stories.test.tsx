import { readdirSync } from 'node:fs';
import path from 'node:path';
import { composed } from '../test/stories';

// jsdom cannot give a chosen file an address.
URL.createObjectURL = () => 'data:,';
URL.revokeObjectURL = () => {};
// The editor asks where its cursor stands.
Range.prototype.getBoundingClientRect = () => new DOMRect();

// Stories run as in a browser: what moves on after the first sight needs no test's permission.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

interface Runnable {
  run: () => Promise<void>;
}

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

/**
 * Every story of the library renders and plays. A new component is in here by having stories. Chromium plays them too,
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
