import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../parts/parts';

/** Folders with texts for visitors. */
const SOURCES = [
  'public-site/src',
  'shell/src',
  'ui-kit/src',
  'api-client/src',
  'content-server/src/site',
  'content-server/src/http',
];

/** Texts that pages can show: complete ones, and patterns of composed ones. */
export interface CodeTexts {
  texts: Set<string>;
  /** Sources of regular expressions. */
  patterns: Set<string>;
}

/** A text and its sentences, because the server's messages are translated sentence by sentence. */
const withSentences = (text: string): string[] => [text, ...text.split(/(?<=\.) /)];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Placeholder of a value in a text. */
const VALUE = '\0';

/** Adds the texts of a source file. */
export const readCode = (code: string, { texts, patterns }: CodeTexts): void => {
  const read = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent))
    )
      withSentences(node.text).forEach((text) => texts.add(text));
    if (ts.isJsxText(node)) texts.add(node.text.trim().replaceAll(/\s+/g, ' '));
    // Such as `${label} is required.`; a pattern of two letters would match every text.
    if (ts.isTemplateExpression(node))
      withSentences(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(VALUE),
      )
        .filter((text) => text.split(VALUE).some((part) => part.length > 5))
        .forEach((text) => patterns.add(text.split(VALUE).map(escaped).join('.+')));
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile('', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
};

/** The source files with texts for visitors, as paths in the repository. */
export const filesWithTexts = (): string[] =>
  SOURCES.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^languages\//.test(file))
      .map((file) => `${folder}/${file}`),
  );

/** The texts of the product. */
export const textsOfProduct = (): CodeTexts => {
  const found: CodeTexts = { texts: new Set(), patterns: new Set() };
  for (const file of filesWithTexts()) readCode(readFileSync(path.join(ROOT, file), 'utf8'), found);

  // The fallback page has its texts between tags.
  const fallback = readFileSync(path.join(ROOT, 'shell/index.html'), 'utf8');
  for (const [, text = ''] of fallback.matchAll(/>([^<>]+)</g)) found.texts.add(text.trim());

  // Names of days and months, which the code gets from `Intl`.
  for (const weekday of ['long', 'short'] as const)
    for (let day = 0; day < 84; day += 1)
      new Intl.DateTimeFormat('en-GB', { weekday, month: 'long', timeZone: 'UTC' })
        .formatToParts(Date.UTC(2026, day % 12, 1 + (day % 7)))
        .forEach(({ value }) => found.texts.add(value));
  return found;
};

/** The texts in `english` that the code does not use. */
export const unusedTexts = (english: readonly string[], code: CodeTexts): string[] => {
  const patterns = [...code.patterns].map((pattern) => new RegExp(`^${pattern}$`));
  return english.filter(
    (text) => !code.texts.has(text) && !patterns.some((pattern) => pattern.test(text)),
  );
};
