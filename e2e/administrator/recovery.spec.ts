import { expectFitForAll } from '../fixtures/fitForAll';
import { NETWORK_FAILURES, test } from '../fixtures/test';
import { recoveryStory } from './recoveryStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('recovery codes: put off, made, and used for a forgotten password', async ({ page, site }) => {
  await recoveryStory(page, site, expectFitForAll);
});
