import { test } from '../fixtures/test';
import { translationStory } from './translationStory';

test('a news item is translated into Chichewa beside its English', async ({ page, site, signIn }) => {
  await signIn(page);
  await translationStory(page, site);
});
