import { MOMENTS, startBreakingLine } from '../../fixtures/breakingLine';
import { NETWORK_FAILURES, test } from '../../fixtures/test';
import { CHANGES, expectDoneOnce } from './lostChanges';
import { expectStoredOnce, NEW_UPDATE, type Line } from './lostForms';

test.use({ allowedInConsole: NETWORK_FAILURES });

let line: Line;
test.beforeAll(async ({ site }) => {
  line = await startBreakingLine(site.url);
});
test.afterAll(() => line.close());

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
});

test('an item is stored once and no text is lost whenever the connection breaks', async ({ page, site }) => {
  await expectStoredOnce({ page, site, line }, NEW_UPDATE, MOMENTS);
});

// All kinds at all moments: lostChanges.slow.spec.ts. At the worst moment the server has stored it, and the browser does not know.
test('new recovery codes whose answer was lost are told as not known', ({ page, site }) =>
  expectDoneOnce({ page, site, line }, CHANGES['new recovery codes'], ['after']));
