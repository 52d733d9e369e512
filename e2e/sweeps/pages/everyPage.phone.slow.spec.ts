import { expectAccessible } from '../../fixtures/accessible';
import { LAPTOP, NARROWEST, PHONE } from '../../fixtures/fitForAll';
import { statesUnseenInForcedColours } from '../../fixtures/forcedColours';
import { expectKeyboardWalk } from '../../fixtures/keyboardWalk';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expectNoClippedWords } from '../../fixtures/noClippedWords';
import { expect, test, type Site } from '../../fixtures/test';
import { expectTouchTargets } from '../../fixtures/touchTargets';
import {
  ADMIN_SCREENS,
  addressOf,
  POSTER,
  PUBLIC_SCREENS,
  VISITOR_SCREENS,
  type Screen,
} from '../../fixtures/product/screens';
import { bookedPlace } from '../../fixtures/bookedPlace';
import { waitUntilSettled } from '../../fixtures/product/settled';

// Chromium logs the 404 of the not-found page's own URL.
const OWN_404 = /status of 404 \(Not Found\) \(\S+\/no\/such\/page\)/;
const NOTHING = /^$/;

/** True for a public page, which has a skip link, unlike the login page. */
const isVisitors = (screen: Screen) => VISITOR_SCREENS.includes(screen);

/** The page without the shell on which speakers review texts. */
const TEXT_REVIEW: Screen = { name: 'text-review', path: '/text-review' };

/** The page of a booking, which is without the shell, too. */
const PLACE: Screen = { name: 'place', path: '/places' };

const pathOf = async (screen: Screen, site: Site): Promise<string> => {
  if (screen === PLACE) return bookedPlace(site);
  if (screen !== TEXT_REVIEW) return addressOf(screen, site.getOk);
  return (await site.sendOk<{ path: string }>('POST', '/texts/ny/links', { name: 'Grace' })).path;
};

const DARK_GROUND = 'rgb(13, 25, 27)';

// Requirements of every page at both sizes, in one visit. Every test also checks the console
// (fixtures/test).
for (const screen of [...PUBLIC_SCREENS, POSTER, TEXT_REVIEW, PLACE, ...ADMIN_SCREENS]) {
  test.describe(screen.name, () => {
    test.use({ allowedInConsole: screen.name === 'not-found' ? OWN_404 : NOTHING });

    test('is accessible, fits its window and has a title', async ({ page, site, signIn }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (ADMIN_SCREENS.includes(screen)) await signIn(page);
      await page.goto(await pathOf(screen, site));
      await waitUntilSettled(page);
      await expect(page).toHaveTitle(/\S/);
      await expect(page.getByRole('main')).toHaveCount(1);
      if (isVisitors(screen) || [POSTER, TEXT_REVIEW, PLACE].includes(screen)) {
        await page.setViewportSize(NARROWEST);
        await expectNoHorizontalScroll(page);
      }
      for (const size of [PHONE, LAPTOP]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
        await expectNoHorizontalScroll(page);
        if (size === PHONE && ADMIN_SCREENS.includes(screen)) await expectTouchTargets(page);
        if (isVisitors(screen)) await expectKeyboardWalk(page);
        expect(await statesUnseenInForcedColours(page)).toEqual([]);
      }
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
      await expect(page.locator('body')).toHaveCSS('background-color', DARK_GROUND);
      await expectAccessible(page, 'colours');
      if (screen !== TEXT_REVIEW) return;
      await page.getByText('Better: …').click();
      await expectAccessible(page);
      await page.setViewportSize(NARROWEST);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectNoHorizontalScroll(page);
      await expectNoClippedWords(page, `${screen.name} with large text`);
    });
  });
}
