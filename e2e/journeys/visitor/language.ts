import type { Page } from '@playwright/test';
import { expectNoHorizontalScroll } from '../../fixtures/horizontalScroll';
import { expect, type Site } from '../../fixtures/test';
import { expectNoClippedWords } from '../../fixtures/noClippedWords';
import { addressOf, type Screen } from '../../fixtures/product/screens';

export const PARTLY_ENGLISH = 'Zina mwa izi sizinamasuliridwebe, ndipo zili mu Chingelezi.';

/** Content types, and their translatable fields. */
const CONTENT = [
  [
    'giving',
    [
      'donateIntro',
      'donateStatement',
      'joinIntro',
      'volunteer',
      'events',
      'donation',
      'contactIntro',
    ],
  ],
  ['giving', ['ways', 'amounts', 'purposes', 'purposesSource']],
  ['groups', ['groups']],
  ['figures', ['figures']],
  ['about-us', ['about', 'founding', 'history', 'vision', 'mission', 'values']],
  ['quote', ['text', 'author']],
  ['organisation', ['tagline', 'receiptPromise', 'cashRule']],
  ['hero-slides', ['title', 'subtitle', 'linkText']],
  ['executive-members?limit=99', ['title']],
  ['events?limit=99', ['title', 'location']],
  ['projects?limit=99', ['title', 'progress']],
  ['documents', ['title', 'summary']],
  ...['updates', 'case-studies', 'use-cases'].map(
    (list) => [`${list}?limit=99`, ['title']] as const,
  ),
] as const;

/** Number of untranslated parts of an entry: name and account of a way to give, and an amount. */
const BEFORE_WORDS: Partial<Record<string, number>> = { ways: 3, amounts: 1 };

/** The translatable parts of a list of entries. */
const partsOf = (field: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split('|').slice(BEFORE_WORDS[field] ?? 0))
    .flatMap((part) => part.split(' • '))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));

/** The untranslated English texts of the content, in the parts that pages show. */
const englishWords = async (read: Site['getOk']): Promise<string[]> => {
  const bodies = await Promise.all(
    CONTENT.map(([path]) => read<Record<string, unknown>>(`/content/${path}`)),
  );
  return CONTENT.flatMap(([, fields], at) => {
    const items = Object.values(bodies[at] ?? {}).filter(Array.isArray);
    const records = (items.length > 0 ? items.flat() : [bodies[at]]) as Record<string, string>[];
    return records.flatMap((record) =>
      fields.flatMap((field) => partsOf(field, record[field] ?? '')),
    );
  });
};

/** The English texts on the page without `lang="en"`. */
const unmarkedIn = (page: Page, english: readonly string[]): Promise<string[]> =>
  page.locator('#root').evaluate((root, expected) => {
    const unmarked: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const words = textContent?.trim() ?? '';
      const { lang: spoken } = parentElement?.closest<HTMLElement>('[lang]') ?? { lang: '' };
      if (expected.includes(words) && spoken !== 'en') unmarked.push(words);
    }
    return unmarked;
  }, english);

/**
 * Opens a page in Chichewa and checks that it is in Chichewa before and after hydration, with all
 * English texts marked, that it requests no data again, and that large text fits a narrow phone.
 */
export const expectInChichewa = async (page: Page, site: Site, screen: Screen): Promise<void> => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  const address = await addressOf(screen, site.getOk);
  await page.goto(`/ny${address === '/' ? '' : address}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('start'));
  expect(await page.locator('#root').innerText()).toContain('Lumikizanani Nafe');
  expect(await unmarkedIn(page, await englishWords(site.getOk))).toEqual([]);
  const isPartlyEnglish = (await page.locator('main [lang=en]').count()) > 0;
  await expect(page.getByText(PARTLY_ENGLISH)).toHaveCount(isPartlyEnglish ? 1 : 0);
  await page.waitForFunction(() => 'started' in document.documentElement.dataset);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ny');
  // Every test checks the console, so a hydration error fails it.
  await expect(page.getByRole('navigation', { name: 'Malinki ofulumira' })).toContainText(
    'Lumikizanani Nafe',
  );
  expect(calls).toEqual([]);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expectNoHorizontalScroll(page);
  await expectNoClippedWords(page, `${screen.name} with large text`);
};
