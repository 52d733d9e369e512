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

/** All texts in quotes of a file. */
const textsIn = (file: string): string[] => {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || (ts.isPropertyName(node) && ts.isIdentifier(node))) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return texts;
};

const used = new Set(SOURCES.flatMap(filesIn).flatMap(textsIn));

const placeholdersIn = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => name);

describe.each([['ny', ny]] as const)('the texts in %s', (language, catalogue) => {
  const messages = Object.entries({ ...catalogue.toReview, ...catalogue.reviewed });

  test('are those that the code uses', () => {
    expect(messages.map(([english]) => english).filter((english) => !used.has(english))).toEqual([]);
  });

  test('have the placeholders of the English text', () => {
    const wrong = messages.filter(
      ([english, message]) =>
        [...new Set(placeholdersIn(message))].sort().join() !== [...new Set(placeholdersIn(english))].sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  test('are messages that can be shown', () => {
    const translate = translateBy(catalogue);
    for (const [english] of messages) {
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
