import { liveOf } from '../../fixtures/liveRegistry';
import { expectSameDomAfterHydration } from '../../fixtures/hydration';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';
import { addressOf, VISITOR_SCREENS } from '../../fixtures/product/screens';
import { OTHER_SCREENS } from './screens';

// The browser logs the 404 of a missing page.
test.use({ waitUntilHydrated: false, allowedInConsole: NETWORK_FAILURES });

for (const screen of [...OTHER_SCREENS, { name: 'not-found', path: '/no/such/page' }])
  test(`${screen.name} is the same DOM before and after its scripts start`, async ({
    page,
    site,
  }) => expectSameDomAfterHydration(page, await addressOf(screen, site.getOk)));

test('the pages cover all routes', async ({ site }) => {
  const routes = liveOf(site, 'public-site').routes.map((route) => route.path);
  const paths = await Promise.all(VISITOR_SCREENS.map((screen) => addressOf(screen, site.getOk)));
  const looks = (route: string) =>
    paths.some((address) => new RegExp(`^${route.replace(/:\w+/, '[^/]+')}(\\?|$)`).test(address));
  expect(routes).toContain('/news');
  // The notice is shown at the URLs of other pages, whose scripts must not start.
  expect(routes.filter((route) => !looks(route))).toEqual(['/closed']);
});
