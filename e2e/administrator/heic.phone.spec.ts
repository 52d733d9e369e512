import { test } from '../fixtures/test';
import { HEIC_IN_CONSOLE, showsHeicPhoto } from './heicStory';

test.use({ allowedInConsole: HEIC_IN_CONSOLE });

test('on a phone a HEIC photo is chosen in a form and seen by visitors', async ({ page, site, signIn }) => {
  await signIn(page);
  await showsHeicPhoto(page, site);
});
