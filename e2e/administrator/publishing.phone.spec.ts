import { startBreakingLine } from '../fixtures/breakingLine';
import { NETWORK_FAILURES, test } from '../fixtures/test';
import { publishingStory } from './publishingStory';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('on a phone a news item is a draft, scheduled, published and taken back, over a line that breaks', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const line = await startBreakingLine(site.url);
  const visitor = await (await browser.newContext()).newPage();
  await signIn(page);
  await publishingStory({ page, visitor, site, line });
  await visitor.context().close();
  await line.close();
});
