import { test } from '../fixtures/test';
import { keepsDocuments } from './documentsStory';

test('a document is added, shown, gets another file, is deleted and comes back', async ({ page, signIn }) => {
  await signIn(page);
  await keepsDocuments(page);
});
