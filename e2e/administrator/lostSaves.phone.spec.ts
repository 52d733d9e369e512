import { startBreakingLine } from '../fixtures/breakingLine';
import { NETWORK_FAILURES, test } from '../fixtures/test';
import { expectStoredOnce, HERO, keepRecords, NEW_UPDATE, QUOTE } from './lostAnswer';
import { testLostChange } from './lostChange';
import { undoOfDeletion } from './lostUndo';

test.use({ allowedInConsole: NETWORK_FAILURES });

/** The worst moment: the server has stored it, and the phone does not know. */
const WORST = ['after'] as const;

let line: Awaited<ReturnType<typeof startBreakingLine>>;
let restoreRecords: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  line = await startBreakingLine(site.url);
  restoreRecords = await keepRecords(site);
});
test.afterAll(async () => {
  await restoreRecords();
  await line.close();
});

for (const [name, save] of Object.entries({ 'a new item': NEW_UPDATE, 'a record': QUOTE, 'a page hero': HERO }))
  test(`on a phone ${name} is stored once and no text is lost when the connection breaks`, async ({
    page,
    site,
    signIn,
  }) => {
    await signIn(page);
    await page.goto(line.url + save.at);
    await expectStoredOnce({ page, site, line }, save, WORST);
  });

testLostChange('on a phone Undo of a deletion', undoOfDeletion, () => line, WORST);
