import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import { addTexts, configureSite, t } from '@charity-site/api-client/http';
import { loadCatalogue, type Catalogue } from '@charity-site/api-client/languages';
import { translateBy } from '../src/i18n/catalogue';

const ROOT = path.resolve(__dirname, '../..');

/** Where the texts that visitors see are written. */
const SOURCES = [
  'public-site/src',
  'shell/src',
  'ui-kit/src',
  'api-client/src',
  'content-server/src/site',
  'content-server/src/http',
];

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^languages\//.test(file))
    .map((file) => path.join(ROOT, folder, file));

/** Texts of the code, and the patterns of texts that it puts together. */
const said = { texts: new Set<string>(), patterns: new Set<string>() };

/** A text, and its sentences: messages of the server are translated one by one. */
const withSentences = (text: string): string[] => [text, ...text.split(/(?<=\.) /)];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Stands for a value in a text. */
const VALUE = '\0';

const read = (node: ts.Node): void => {
  if (
    ts.isStringLiteralLike(node) ||
    (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent))
  )
    withSentences(node.text).forEach((text) => said.texts.add(text));
  if (ts.isJsxText(node)) said.texts.add(node.text.trim().replaceAll(/\s+/g, ' '));
  // Such as `${label} is required.`; a pattern of two letters would match every text.
  if (ts.isTemplateExpression(node))
    withSentences(
      [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(VALUE),
    )
      .filter((text) => text.split(VALUE).some((part) => part.length > 5))
      .forEach((text) => said.patterns.add(text.split(VALUE).map(escaped).join('.+')));
  ts.forEachChild(node, read);
};
for (const file of SOURCES.flatMap(filesIn))
  read(
    ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      ts.ScriptKind.TSX,
    ),
  );

// The fallback page has its texts between tags.
const fallback = readFileSync(path.join(ROOT, 'shell/index.html'), 'utf8');
for (const [, text = ''] of fallback.matchAll(/>\s*([^<>\s][^<>]*?)\s*</g)) said.texts.add(text);

// The names of days and months, which the code gets from `Intl`.
for (const weekday of ['long', 'short'] as const)
  for (let at = 0; at < 84; at += 1)
    new Intl.DateTimeFormat('en-GB', { weekday, month: 'long', timeZone: 'UTC' })
      .formatToParts(Date.UTC(2026, at % 12, 1 + (at % 7)))
      .forEach(({ value }) => said.texts.add(value));

const isUsed = (text: string): boolean =>
  said.texts.has(text) ||
  [...said.patterns].some((pattern) => new RegExp(`^${pattern}$`).test(text));

const placeholdersIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => name);

describe.each(TRANSLATION_LANGUAGES)('the texts in $code', ({ code: language }) => {
  let catalogue: Catalogue;
  let texts: [english: string, message: string][];

  beforeAll(async () => {
    catalogue = await loadCatalogue(language);
    texts = Object.entries({ ...catalogue.toReview, ...catalogue.reviewed });
  });

  test('are those that the code uses', () => {
    expect(texts.map(([english]) => english).filter((english) => !isUsed(english))).toEqual([]);
  });

  test('have the placeholders of the English text', () => {
    const wrong = texts.filter(
      ([english, message]) =>
        [...new Set(placeholdersIn(message))].sort().join() !==
        [...new Set(placeholdersIn(english))].sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  test('are messages that can be shown', () => {
    const translate = translateBy(catalogue);
    for (const [english] of texts) {
      const values = Object.fromEntries(placeholdersIn(english).map((name) => [name, 2]));
      expect([english, translate(english, values)]).toEqual([
        english,
        expect.stringMatching(/^[^{}]+$/),
      ]);
    }
  });

  test('are confirmed or not, never both', () => {
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
