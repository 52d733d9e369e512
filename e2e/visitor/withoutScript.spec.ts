import { randomUUID } from 'node:crypto';
import { VISITOR_SCREENS } from '../product/screens';
import { expect, NETWORK_FAILURES, test } from '../fixtures/test';
import { form, received } from '../fixtures/visitorForm';

// Pages with a status of 400 or 404 are complaints of the console, too.
test.use({ javaScriptEnabled: false, untilStarted: false, allowedInConsole: NETWORK_FAILURES });

for (const { name, path } of VISITOR_SCREENS) {
  test(`${name} can be read without script, and every button does something`, async ({ page, site }) => {
    await page.goto(typeof path === 'string' ? path : await path(site.read));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main')).not.toHaveText('');
    await expect(page.getByText('This site needs JavaScript')).toHaveCount(0);
    const idle = await page
      .getByRole('button')
      .filter({ visible: true })
      // Left over: buttons that neither send a form, nor open a popover, nor stand beside links that show with their focus.
      .evaluateAll((buttons) =>
        buttons
          .filter(
            (button) =>
              !button.closest('form:is([method=post], [action])') &&
              !button.hasAttribute('popovertarget') &&
              !button.parentElement?.querySelector('[data-unscripted]'),
          )
          .map((button) => button.textContent),
      );
    expect(idle).toEqual([]);
  });
}

test('lists, months and menus lead on without script', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?page=2$/);
  await expect(
    page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
  ).toBeVisible();
  await page.goto('/news?page=99');
  await expect(page).toHaveURL(/\/news\?page=\d$/);
  await page.goto('/events');
  await page.getByRole('link', { name: 'Next month' }).click();
  await expect(page).toHaveURL(/\/events\?month=\d{4}-\d\d$/);
  await page.getByRole('link', { name: 'Past events' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /Open day at the Ntchisi/ })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: 'ABOUT' }).focus();
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'CASE STUDIES' }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
});

test('every slide is reached by the keyboard without script', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Highlights of our work' }).getByRole('group');
  const count = await slides.count();
  expect(count).toBeGreaterThan(1);
  await page.locator('main [data-unscripted]').focus();
  for (let slide = 1; slide < count; slide += 1) {
    await expect(slides.nth(slide)).not.toBeInViewport({ ratio: 0.9 });
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(slide)).toBeInViewport({ ratio: 0.6, timeout: 500 });
    }).toPass();
  }
});

for (const { path, button, source, success } of [
  {
    path: '/contact-us',
    button: 'Send Message',
    source: 'contact',
    success: 'Your message has been sent successfully!',
  },
  {
    path: '/get-involved',
    button: 'Submit Inquiry',
    source: 'get-involved',
    success: 'Your message has been sent successfully! We will get back to you soon.',
  },
]) {
  test(`the form of ${path} is refused with every word kept, and then sent`, async ({ page, site }) => {
    const subject = `Plain ${randomUUID()}`;
    await page.goto(path);
    await form(page).getByLabel('Name').fill('Grace');
    await form(page).getByLabel('Email').fill('no address');
    await form(page).getByLabel('Subject').fill(subject);
    await form(page).getByLabel('Message').fill('Without script');
    await form(page).getByRole('button', { name: button }).click();
    await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(form(page).getByLabel('Message')).toHaveValue('Without script');
    await expect(form(page).getByLabel('Subject')).toHaveValue(subject);
    expect(await received(site, subject)).toEqual([]);

    await form(page).getByLabel('Email').fill('grace@example.org');
    await form(page).getByRole('button', { name: button }).click();
    await expect(page.getByRole('main').getByText(success)).toBeVisible();
    expect(await received(site, subject)).toMatchObject([{ message: 'Without script', source }]);
  });
}

test('a comment is refused with every word kept, and then written without script', async ({ page, site }) => {
  const text = `Plain ${randomUUID()}`;
  const { updates } = await site.read<{ updates: { _id: string }[] }>('/content/updates?limit=1');
  await page.goto(`/updates/${updates[0]?._id}`);
  await form(page).getByLabel('Name').fill('Grace');
  await form(page).getByLabel('Email').fill('no address');
  await form(page)
    .getByLabel(/Comment/)
    .fill(text);
  await form(page).getByRole('button', { name: 'Submit Comment' }).click();
  await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByLabel(/Comment/)).toHaveValue(text);
  await form(page).getByLabel('Email').fill('grace@example.org');
  await form(page).getByRole('button', { name: 'Submit Comment' }).click();
  await expect(
    page.getByRole('main').getByText('Comment submitted successfully! It will appear shortly.'),
  ).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
});

test('the ways to give and what gifts do are read without script', async ({ page }) => {
  await page.goto('/donate');
  const way = page.getByRole('region', { name: 'TNM Mpamba' });
  await expect(way.getByText('0000 000 001 (sample)')).toBeVisible();
  await expect(way.getByRole('listitem').first()).toHaveText('Open the Mpamba menu on your phone.');
  await expect(page.getByRole('region', { name: 'How gifts are used' })).toContainText('School fees and training 31%');
  await expect(page.getByText('Please write to us before you give in another way')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test("a calendar's '+n more' opens without script", async ({ page, site }) => {
  for (const hour of ['06', '09', '12'])
    await site.keep('POST', '/content/events', {
      title: `At ${hour}`,
      date: `2033-06-15T${hour}:00:00.000Z`,
      location: 'Zomba',
      description: '<p>Come.</p>',
    });
  await page.goto('/events?month=2033-06');
  const last = page.getByRole('grid').getByRole('link', { name: 'At 12' });
  await expect(last).toBeHidden();
  await page.getByRole('grid').getByText('+1 more').click();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'At 12' })).toBeVisible();
});

test('a video is a link to its page without script', async ({ page, site }) => {
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', {
    title: 'A film',
    date: '2026-11-01',
    description:
      '<p>Look.</p><iframe class="ql-video" src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The first bucket"></iframe>',
  });
  await page.goto(`/updates/${_id}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Play video: The first bucket' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcdefghijk',
  );
});
