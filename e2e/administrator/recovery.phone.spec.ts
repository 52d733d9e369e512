import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { NETWORK_FAILURES, test } from '../fixtures/test';
import { recoveryStory } from './recoveryStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('on a phone recovery codes are put off, made, and used for a forgotten password', async ({ page, site }) => {
  await recoveryStory(page, site, expectNoSidewaysScroll);
});
