import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { addTexts, configureSite, t } from '@charity-site/api-client/http';
import { translateBy } from '../src/languages/catalogue';
import ny from '../src/languages/ny';

const ROOT = path.resolve(__dirname, '../..');

/** Where the texts that visitors see are written. */
const SOURCES = ['public-site/src', 'shell/src', 'ui-kit/src', 'api-client/src'];

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^languages\//.test(file))
    .map((file) => path.join(ROOT, folder, file));

/** What the code can say: its texts, and the patterns of texts that it puts together. */
const said = { texts: new Set<string>(), patterns: new Set<string>() };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const read = (node: ts.Node): void => {
  if (ts.isStringLiteralLike(node) || (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent)))
    said.texts.add(node.text);
  if (ts.isJsxText(node)) said.texts.add(node.text.trim().replaceAll(/\s+/g, ' '));
  // Such as `${label} is required.`; a pattern of two letters would match every text.
  if (ts.isTemplateExpression(node) && node.templateSpans.some(({ literal }) => literal.text.length > 5))
    said.patterns.add(
      escaped(node.head.text) + node.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`).join(''),
    );
  ts.forEachChild(node, read);
};
for (const file of SOURCES.flatMap(filesIn))
  read(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));

// The names of days and months, which the code gets from `Intl`.
for (const weekday of ['long', 'short'] as const)
  for (let at = 0; at < 84; at += 1)
    new Intl.DateTimeFormat('en-GB', { weekday, month: 'long', timeZone: 'UTC' })
      .formatToParts(Date.UTC(2026, at % 12, 1 + (at % 7)))
      .forEach(({ value }) => said.texts.add(value));

const isUsed = (text: string): boolean =>
  said.texts.has(text) || [...said.patterns].some((pattern) => new RegExp(`^${pattern}$`).test(text));

const placeholdersIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => name);

describe.each([['ny', ny]] as const)('the texts in %s', (language, catalogue) => {
  const texts = Object.entries({ ...catalogue.toReview, ...catalogue.reviewed });

  test('are those that the code uses', () => {
    expect(texts.map(([english]) => english).filter((english) => !isUsed(english))).toEqual([]);
  });

  test('have the placeholders of the English text', () => {
    const wrong = texts.filter(
      ([english, message]) =>
        [...new Set(placeholdersIn(message))].sort().join() !== [...new Set(placeholdersIn(english))].sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  test('are messages that can be shown', () => {
    const translate = translateBy(catalogue);
    for (const [english] of texts) {
      const values = Object.fromEntries(placeholdersIn(english).map((name) => [name, 2]));
      expect([english, translate(english, values)]).toEqual([english, expect.stringMatching(/^[^{}]+$/)]);
    }
  });

  test('are confirmed or not, never both', () => {
    expect(Object.keys(catalogue.reviewed).filter((english) => english in catalogue.toReview)).toEqual([]);
  });

  test('are shown in pages of the language', () => {
    addTexts(language, translateBy(catalogue));
    configureSite({ language });
    expect(t('Contact Us')).not.toBe('Contact Us');
    configureSite({ language: 'en' });
    expect(t('Contact Us')).toBe('Contact Us');
  });
});
