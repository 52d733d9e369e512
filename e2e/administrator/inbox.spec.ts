import { NETWORK_FAILURES, test } from '../fixtures/test';
import { inboxStory } from './inboxStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('an evening with the inbox, over a line that breaks', async ({ page, site, signIn }) => {
  await signIn(page);
  await inboxStory(page, site);
});
