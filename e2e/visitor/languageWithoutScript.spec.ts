import { randomUUID } from 'node:crypto';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { form, received } from '../fixtures/visitorForm';

// Pages with a status of 400 or 404 are complaints of the console, too.
test.use({ javaScriptEnabled: false, untilStarted: false, allowedInConsole: NETWORK_FAILURES });

for (const { path, source, success } of [
  { path: '/ny/contact-us', source: 'contact', success: 'Uthenga wanu watumizidwa bwino!' },
  {
    path: '/ny/get-involved',
    source: 'get-involved',
    success: 'Uthenga wanu watumizidwa bwino! Tikuyankhani posachedwa.',
  },
]) {
  test(`the form of ${path} says in Chichewa what is wrong, and that it was sent`, async ({ page, site }) => {
    const subject = `Moni ${randomUUID()}`;
    await page.goto(path);
    await form(page).getByLabel('Dzina').fill('Grace');
    await form(page).getByLabel('Imelo').fill('palibe');
    await form(page).getByLabel('Mutu wa uthenga').fill(subject);
    await form(page).getByRole('button', { name: 'Tumizani Uthenga' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}#`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'ny');
    await expect(form(page).getByLabel('Imelo')).toHaveAccessibleDescription(/Imelo siinalembedwe bwino\./);
    await expect(form(page).getByLabel('Uthenga', { exact: true })).toHaveAccessibleDescription(
      /Chonde lembani uthenga\./,
    );
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Uthenga sunatumizidwe.');
    await expect(alert).not.toContainText(/required|valid|Please/);

    await form(page).getByLabel('Imelo').fill('grace@example.org');
    await form(page).getByLabel('Uthenga', { exact: true }).fill('Zikomo');
    await form(page).getByRole('button', { name: 'Tumizani Uthenga' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\?sent=${source}#`));
    await expect(page.getByRole('main').getByText(success, { exact: true })).toBeVisible();
    expect(await received(site, subject)).toMatchObject([{ message: 'Zikomo', source }]);
  });
}

test('a comment is refused and written in Chichewa', async ({ page, site }) => {
  const text = `Zikomo ${randomUUID()}`;
  const { updates } = await site.read<{ updates: { _id: string }[] }>('/content/updates?limit=1');
  await page.goto(`/ny/updates/${updates[0]?._id}`);
  await form(page).getByRole('button', { name: 'Tumizani Ndemanga' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Ndemanga siinatumizidwe.');
  await expect(page.getByText('Chonde lembani ndemanga.').last()).toBeVisible();
  await form(page).getByLabel('Dzina').fill('Grace');
  await form(page).getByLabel('Imelo').fill('grace@example.org');
  await form(page)
    .getByLabel(/Ndemanga/)
    .fill(text);
  await form(page).getByRole('button', { name: 'Tumizani Ndemanga' }).click();
  await expect(page).toHaveURL(/\/ny\/updates\/[\w-]+\?sent=comment#comment$/);
  await expect(page.getByRole('main').getByText('Ndemanga yanu yatumizidwa bwino! Ionekera posachedwa.')).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
});

test('a search and the calendar stay in Chichewa', async ({ page }) => {
  await page.goto('/ny/search');
  await page.getByRole('searchbox', { name: 'Mukufuna chiyani?' }).fill('perekani');
  await page.getByRole('button', { name: 'Fufuzani' }).click();
  await expect(page).toHaveURL(/\/ny\/search\?q=perekani$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Perekani', exact: true })).toHaveAttribute(
    'href',
    '/ny/donate',
  );
  await page.goto('/ny/events?month=2026-12');
  await page.getByRole('link', { name: 'Mwezi wotsatira' }).click();
  await expect(page).toHaveURL(/\/ny\/events\?month=2027-01$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Januwale 2027' })).toBeVisible();
});

for (const path of ['/ny/palibe', '/ny/updates/palibe', '/ny/events/palibe']) {
  test(`${path} is a page in Chichewa that says that there is nothing`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ny');
    await expect(page.getByRole('main')).toContainText(/silinapezeke|siinapezeke|sichinapezeke/);
    await expect(page.getByRole('main')).not.toContainText(/not found|may have/);
    await expect(page).toHaveTitle(/^(Tsambali silinapezeke|Palibe: )/);
  });
}
