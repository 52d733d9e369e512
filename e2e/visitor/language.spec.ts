import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { expectKeyboardWalk } from '../fixtures/keyboardWalk';
import { expectNoSidewaysScroll } from '../fixtures/sidewaysScroll';
import { expect, NETWORK_FAILURES, test, type Site } from '../fixtures/test';
import { expectWholeWords } from '../fixtures/wordsInBounds';
import { VISITOR_SCREENS } from '../product/screens';

const lang = (page: Page) => page.locator('html').getAttribute('lang');
const PARTLY_ENGLISH = 'Zina mwa izi sizinamasuliridwebe, ndipo zili mu Chingelezi.';
const menu = (page: Page, name: string) => page.getByRole('navigation', { name });

/** Content with words, and the fields that have them. */
const CONTENT = [
  ['giving', ['donateIntro', 'donateStatement', 'joinIntro', 'volunteer', 'events', 'donation', 'contactIntro']],
  ['giving', ['ways', 'amounts', 'purposes', 'purposesSource']],
  ['groups', ['groups']],
  ['figures', ['figures']],
  ['about-us', ['about', 'founding', 'history', 'vision', 'mission', 'values']],
  ['quote', ['text', 'author']],
  ['organisation', ['tagline']],
  ['hero-slides', ['title', 'subtitle', 'linkText']],
  ['executive-members?limit=99', ['title']],
  ['events?limit=99', ['title', 'location']],
  ['projects?limit=99', ['title']],
  ['documents', ['title', 'summary']],
  ...['updates', 'case-studies', 'use-cases'].map((list) => [`${list}?limit=99`, ['title']] as const),
] as const;

/** The parts of a text of entries; of a way to give, the steps: the names before them are not words. */
const partsOf = (field: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split('|').slice(field === 'ways' ? 3 : 0))
    .flatMap((part) => part.split(' • '))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));

/** The English words of the content, as the parts that pages show. None of it is translated. */
const englishWords = async (read: Site['read']): Promise<string[]> => {
  const answers = await Promise.all(CONTENT.map(([path]) => read<Record<string, unknown>>(`/content/${path}`)));
  return CONTENT.flatMap(([, fields], at) => {
    const items = Object.values(answers[at] ?? {}).filter(Array.isArray);
    const records = (items.length > 0 ? items.flat() : [answers[at]]) as Record<string, string>[];
    return records.flatMap((record) => fields.flatMap((field) => partsOf(field, record[field] ?? '')));
  });
};

/** The English words on the page that are not marked as such. */
const unmarkedIn = (page: Page, english: readonly string[]): Promise<string[]> =>
  page.locator('#root').evaluate((root, known) => {
    const unmarked: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const words = textContent?.trim() ?? '';
      const { lang: spoken } = parentElement?.closest<HTMLElement>('[lang]') ?? { lang: '' };
      if (known.includes(words) && spoken !== 'en') unmarked.push(words);
    }
    return unmarked;
  }, english);

for (const { name, path } of VISITOR_SCREENS.filter((screen) => screen.name !== 'not-found')) {
  test.describe(name, () => {
    test.use({ untilStarted: false });

    test(`${name} is in Chichewa before and after its scripts start, and asks for no data again`, async ({
      page,
      site,
    }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
      });
      const address = typeof path === 'string' ? path : await path(site.read);
      await page.goto(`/ny${address === '/' ? '' : address}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.getElementById('start'));
      const before = await page.locator('#root').innerText();
      expect(before).toContain('Lumikizanani Nafe');
      expect(await unmarkedIn(page, await englishWords(site.read))).toEqual([]);
      const isPartlyEnglish = (await page.locator('main [lang=en]').count()) > 0;
      await expect(page.getByText(PARTLY_ENGLISH)).toHaveCount(isPartlyEnglish ? 1 : 0);
      await page.waitForFunction(() => 'started' in document.documentElement.dataset);
      expect(await lang(page)).toBe('ny');
      // A hydration error would be in the console, which every test watches.
      await expect(menu(page, 'Malinki ofulumira')).toContainText('Lumikizanani Nafe');
      expect(calls).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectNoSidewaysScroll(page);
      await expectWholeWords(page, `${name} with large text`);
    });
  });
}

test('links, the back button and reloads stay in the language', async ({ page }) => {
  await page.goto('/ny');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menu(page, 'Mndandanda waukulu').getByRole('link', { name: 'NKHANI ZA ANTHU' }).click();
  await expect(page).toHaveURL(/\/ny\/case-studies$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ny\/case-studies\/[a-z0-9-]+$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  const english = page.url().replace('/ny/', '/');
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', english);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', english);
  await page.goBack();
  await expect(page).toHaveURL(/\/ny\/case-studies$/);
  await page.reload();
  await expect(menu(page, 'Mndandanda waukulu')).toBeVisible();
});

test('a link in the text of an English item leads to the page in Chichewa', async ({ page, site }) => {
  const word = `Mlatho${randomUUID().slice(0, 8)}`;
  const { slug } = await site.keep<{ slug: string }>('POST', '/content/updates?drafts=true', {
    title: `A bridge, ${word}`,
    date: '2026-10-01',
    description: '<p>Help us: <a href="/donate">give</a>.</p>',
  });
  await page.goto(`/ny/updates/${slug}`);
  await page.getByRole('article').getByRole('link', { name: 'give', exact: true }).click();
  await expect(page).toHaveURL(/\/ny\/donate$/);
  await page.goto(`/updates/${slug}`);
  await page.getByRole('article').getByRole('link', { name: 'give', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/donate$/);
});

test('a search in Chichewa finds translated words, and says what is in English', async ({ page, site }) => {
  const word = `Mpope${randomUUID().slice(0, 8)}`;
  const { _id } = await site.keep<{ _id: string }>('POST', '/content/updates', {
    title: 'A pump for the school',
    date: '2026-10-01',
    description: '<p>Clean water.</p>',
  });
  await site.keep('PUT', `/content/updates/${_id}/translations/ny`, { title: `${word} ku sukulu` });
  await page.goto('/ny/search');
  const field = page.getByRole('searchbox', { name: 'Mukufuna chiyani?' });
  await field.fill(`${word} sukulu`);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/ny/search\\?q=${word}`));
  const result = page.getByRole('main').getByRole('listitem');
  await expect(result.locator('mark')).toHaveText([word, 'sukulu']);
  await expect(result.locator('[lang=en]')).toHaveText('Clean water.');
  await expect(page.getByText(PARTLY_ENGLISH)).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${word} ku sukulu`);
  await page.goto(`/search?q=${word}`);
  await expect(page.getByText('Nothing was found for')).toBeVisible();
});

test('the switch leads to the same page in the other language and back', async ({ page }) => {
  await page.goto('/news?page=2');
  const chichewa = page.getByRole('banner').getByRole('link', { name: 'Chichewa' });
  await expect(chichewa).toHaveAttribute('lang', 'ny');
  await chichewa.press('Enter');
  await expect(page).toHaveURL(/\/ny\/news\?page=2$/);
  expect(await lang(page)).toBe('ny');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/news\?page=2$/);
  expect(await lang(page)).toBe('en');
});

test('only visitors of pages in Chichewa get its texts', async ({ page }) => {
  const filesWith = async (address: string, words: string) => {
    const files: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) files.push(response.text());
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    return (await Promise.all(files)).filter((file) => file.includes(words)).length;
  };
  expect(await filesWith('/contact-us', 'Mndandanda waukulu')).toBe(0);
  expect(await filesWith('/ny/contact-us', 'Mndandanda waukulu')).toBe(1);
});

test('an English page that is rendered after one in Chichewa has nothing of it', async ({ page }) => {
  // Pages that nobody has opened before, so that they are rendered one after the other.
  const words = randomUUID();
  const rendered = async (path: string) => (await page.request.get(`${path}?q=${words}`)).text();
  const inFooter = /<section aria-label="[^"]+"><h2>[^<]+<\/h2><p( lang="en")?>A Christian charity/;
  expect(inFooter.exec(await rendered('/ny/search'))?.[1]).toBe(' lang="en"');
  const english = await rendered('/search');
  expect(inFooter.exec(english)?.[1]).toBe(undefined);
  expect(english).toMatch(inFooter);
});

test('a form says in Chichewa what is missing, and that it was sent', async ({ page }) => {
  await page.goto('/ny/contact-us');
  const send = page.getByRole('button', { name: 'Tumizani Uthenga' });
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Dzina' })).toHaveAccessibleDescription('Chonde lembani dzina.');
  await page.getByRole('textbox', { name: 'Dzina' }).fill('Ruth');
  await page.getByRole('main').getByRole('textbox', { name: 'Imelo' }).fill('ruth@example.org');
  await page.getByRole('textbox', { name: 'Mutu wa uthenga' }).fill('Moni');
  await page.getByRole('textbox', { name: 'Uthenga', exact: true }).fill('Zikomo');
  await send.click();
  await expect(page.getByText('Uthenga wanu watumizidwa bwino!')).toBeVisible();
});

test('the calendar and its title are in Chichewa', async ({ page }) => {
  await page.goto('/ny/events?month=2026-12');
  await expect(page.getByRole('heading', { level: 1, name: 'Zochitika Zathu' })).not.toHaveAttribute('lang');
  await expect(page.getByRole('heading', { level: 2, name: 'Disembala 2026' })).toBeVisible();
  await expect(page.getByRole('columnheader').first()).toHaveAttribute('abbr', 'Lolemba');
  await page.getByRole('link', { name: 'Mwezi wotsatira' }).click();
  await expect(page).toHaveURL(/\/ny\/events\?month=2027-01$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Januwale 2027' })).toBeVisible();
});

test("the administrator's area has no other language", async ({ page, signIn }) => {
  await page.goto('/ny/admin/login');
  await expect(page).toHaveURL(/:\d+\/admin\/login$/);
  await signIn(page);
  await page.goto('/ny/news');
  await page.getByText('Edit this').click();
  await page.getByRole('complementary', { name: 'Editing' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/:\d+\/admin\//);
  expect(await lang(page)).toBe('en');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, untilStarted: false, allowedInConsole: NETWORK_FAILURES });

  test('the switch and the links of a page in Chichewa work', async ({ page }) => {
    await page.goto('/events');
    await page.getByRole('banner').getByRole('link', { name: 'Chichewa' }).click();
    await expect(page).toHaveURL(/\/ny\/events$/);
    await menu(page, 'Malinki ofulumira').getByRole('link', { name: 'Perekani' }).click();
    await expect(page).toHaveURL(/\/ny\/donate$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/donate$/);
    await page.goto('/ny/contact-us');
    await page.getByRole('button', { name: 'Tumizani Uthenga' }).click();
    await expect(page).toHaveURL(/\/ny\/contact-us#contact$/);
    await expect(page.getByText('Chonde lembani dzina.').first()).toBeVisible();
    await page.goto('/ny/news?page=99');
    await expect(page).toHaveURL(/\/ny\/news\?page=\d$/);
  });

  test('an address without a page leads to the home page of the other language', async ({ page }) => {
    await page.goto('/ny/nothing-here');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

for (const path of ['/ny', '/ny/contact-us', '/ny/events', '/ny/donate', '/ny/search?q=madzi']) {
  test(`${path} is accessible and fits every window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const size of [
      { width: 320, height: 640 },
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
      if (size.width === 320) continue;
      await expectAccessible(page);
      await expectKeyboardWalk(page);
    }
  });
}
