import { test } from '../fixtures/test';
import { translationStory } from './translationStory';

test('a news item is translated into Chichewa beside its English, on a phone', async ({ page, site, signIn }) => {
  await signIn(page);
  await translationStory(page, site);
});
