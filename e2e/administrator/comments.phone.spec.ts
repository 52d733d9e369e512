import { NETWORK_FAILURES, test } from '../fixtures/test';
import { moderationStory } from './moderationStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('on a phone comments are held, approved, hidden and blocked, over a line that breaks', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(page);
  await moderationStory(page, site);
});
