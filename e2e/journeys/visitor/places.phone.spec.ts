import { cachedPages } from '../../federation/stoppableSite';
import { eventWithPlaces } from '../../fixtures/bookedPlace';
import { expectResponsiveAndAccessible } from '../../fixtures/fitForAll';
import { expect, NETWORK_FAILURES, test } from '../../fixtures/test';

test.use({ allowedInConsole: NETWORK_FAILURES });

test('offline on a phone, a place is booked once the connection is back, and given back', async ({
  page,
  site,
  signIn,
}) => {
  await page.goto((await eventWithPlaces(site)).path);
  const form = page.getByRole('region', { name: 'Places' });
  await form.getByLabel('Name', { exact: true }).fill('Chikondi Banda');
  await form.getByRole('button', { name: 'Keep me a place' }).click();
  await expect(form.getByLabel('Phone')).toBeFocused();
  await form.getByLabel('Phone').fill('0991 234 567');
  await expectResponsiveAndAccessible(page);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Keep me a place' }).click();
  await expect(page.getByText('Your text will be sent when you are back online.')).toBeVisible();
  await page.context().setOffline(false);
  await page.waitForURL(/\/places\/[\w-]{43}$/);
  await expect(page.getByRole('status')).toHaveText('We keep a place for you.');
  const link = page.url();
  await expectResponsiveAndAccessible(page);

  await signIn(page);
  await page.goto('/admin/bookings');
  await expect(page.getByText('Chikondi Banda, 0991 234 567: 1')).toBeVisible();
  await expectResponsiveAndAccessible(page);

  await page.goto(link);
  expect((await cachedPages(page)).join()).not.toContain('/places/');
  await page.getByRole('button', { name: 'Give the place back' }).click();
  await expect(page.getByRole('status')).toHaveText('The place was given back.');
});
