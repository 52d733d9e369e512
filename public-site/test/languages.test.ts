import { TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import { addTexts, configureSite, t } from '@charity-site/api-client/http';
import { loadCatalogue, type Catalogue } from '@charity-site/api-client/languages';
import { translateBy } from '../src/i18n/catalogue';

const placeholdersIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => name);

describe.each(TRANSLATION_LANGUAGES)('the texts in $code', ({ code: language }) => {
  let catalogue: Catalogue;
  let texts: [english: string, message: string][];

  beforeAll(async () => {
    catalogue = await loadCatalogue(language);
    texts = Object.entries({ ...catalogue.toReview, ...catalogue.reviewed });
  });

  test('have the placeholders of the English text', () => {
    const wrong = texts.filter(
      ([english, message]) =>
        [...new Set(placeholdersIn(message))].sort().join() !==
        [...new Set(placeholdersIn(english))].sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  test('are valid messages', () => {
    const translate = translateBy(catalogue);
    for (const [english] of texts) {
      const values = Object.fromEntries(placeholdersIn(english).map((name) => [name, 2]));
      expect([english, translate(english, values)]).toEqual([
        english,
        expect.stringMatching(/^[^{}]+$/),
      ]);
    }
  });

  test('are reviewed or to review, never both', () => {
    expect(
      Object.keys(catalogue.reviewed).filter((english) => english in catalogue.toReview),
    ).toEqual([]);
  });

  test('are shown in pages of the language', () => {
    addTexts(language, translateBy(catalogue));
    configureSite({ language });
    expect(t('Contact Us')).not.toBe('Contact Us');
    configureSite({ language: 'en' });
    expect(t('Contact Us')).toBe('Contact Us');
  });
});
