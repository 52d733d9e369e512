import { addTexts, configureSite, t } from '@charity-site/api-client/http';

const TEXTS: Record<string, string> = { Donate: 'Perekani', 'Page {page}': 'Tsamba {page}' };

beforeAll(() =>
  addTexts('ny', (english, values) => TEXTS[english]?.replace('{page}', String(values.page))),
);
afterEach(() => configureSite({ language: 'en' }));

test('returns a text in the language of the page, or in English if it is not translated', () => {
  expect([t('Donate'), t('Page {page}', { page: 2 })]).toEqual(['Donate', 'Page 2']);
  configureSite({ language: 'ny' });
  expect([t('Donate'), t('Page {page}', { page: 2 })]).toEqual(['Perekani', 'Tsamba 2']);
  expect([t('Subscribe'), t('{count} events', { count: 3 })]).toEqual(['Subscribe', '3 events']);
});

test('requires the values of a text with placeholders', () => {
  // @ts-expect-error -- The text has a placeholder.
  expect(t('Page {page}')).toBe('Page {page}');
});
