import { expect, test } from '../fixtures/test';
import { addressOf, PUBLIC_SCREENS } from '../product/screens';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SHARED = ['update', 'event', 'project', 'case-study', 'use-case'];

for (const screen of PUBLIC_SCREENS.filter(({ name }) => SHARED.includes(name))) {
  test(`the page of one ${screen.name} can be shared by WhatsApp, Facebook or a copied link`, async ({
    page,
    site,
  }) => {
    await page.goto(await addressOf(screen, site.read));
    // An address with an id leads to the readable one.
    const address = page.url();
    const ways = page.getByRole('list', { name: 'Share this page' });
    await expect(ways).toBeVisible();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const whatsApp = new URL((await ways.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
    expect([whatsApp.host, whatsApp.searchParams.get('text')]).toEqual(['wa.me', `${title} ${address}`]);
    const facebook = new URL((await ways.getByRole('link', { name: 'Facebook' }).getAttribute('href')) ?? '');
    expect(facebook.searchParams.get('u')).toBe(address);
    await expect(ways.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('rel', /noopener/);

    await ways.getByRole('button', { name: 'Copy link' }).click();
    await expect(ways.getByRole('button', { name: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });
}
