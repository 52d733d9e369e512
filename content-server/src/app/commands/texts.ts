import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { TRANSLATION_LANGUAGES, type OtherLanguage } from '@charity-site/api-client/entities';
import { loadCatalogue } from '@charity-site/api-client/languages';
import { reviewedTexts } from '../../content/translations/textReviews';
import { OperatorError } from '../../process/operatorError';
import { projectRoot } from '../../process/settings/projectRoot';
import type { CommandContext } from './commandContext';

/** Columns of a line in the repository's sources. */
const LINE_MAX = 100;

/** A string as the repository's sources have it: the quotes that need fewer escapes. */
const literalOf = (text: string): string => {
  const count = (quote: string) => text.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
  return quote + escaped + quote;
};

/** The lines of a text in the file. */
const entryOf = (english: string, text: string): string => {
  const key = /^[A-Za-z_$][\w$]*$/.test(english) ? english : literalOf(english);
  const line = `    ${key}: ${literalOf(text)},`;
  return line.length <= LINE_MAX ? `${line}\n` : `    ${key}:\n      ${literalOf(text)},\n`;
};

const entriesOf = (texts: Record<string, string>): string =>
  Object.entries(texts)
    .map(([english, text]) => entryOf(english, text))
    .join('');

/** The file of a language without texts, for a server without the sources. */
const emptyFile = (language: string, pluralsLike: string): string =>
  `import type { Catalogue } from './catalogue';\n\n` +
  `/** The texts of the interface in the language ${language} (docs/languages.md). */\n` +
  `const ${language}: Catalogue = {\n  pluralsLike: ${literalOf(pluralsLike)},\n\n` +
  `  toReview: {},\n\n  reviewed: {},\n};\n\nexport default ${language};\n`;

/** The source with entries at the end of one of its two objects. */
const withEntries = (source: string, part: 'toReview' | 'reviewed', entries: string): string => {
  if (entries === '') return source;
  const empty = `  ${part}: {},\n`;
  if (source.includes(empty)) return source.replace(empty, () => `  ${part}: {\n${entries}  },\n`);
  const end = source.indexOf('\n  },\n', source.indexOf(`  ${part}: {\n`)) + 1;
  return source.slice(0, end) + entries + source.slice(end);
};

/** Removes the comments of sections without texts, and the blank lines around them. */
const withoutEmptySections = (source: string): string => {
  const lines: string[] = [];
  for (const line of source.split('\n').reverse()) {
    const next = lines[0] ?? '';
    const isEnd = next === '' || next === '  },';
    if (isEnd && lines.length > 0 && (line === '' || line.startsWith('    //'))) continue;
    if (line.endsWith(': {') && next === '') lines.shift();
    lines.unshift(line);
  }
  return lines.join('\n').replace('  toReview: {\n  },\n', '  toReview: {},\n');
};

/** The file of a language in the sources. */
const sourceFile = (language: string): string =>
  join(projectRoot(), 'api-client/src/languages', `${language}.ts`);

/** Replaces a file. An error leaves the earlier one. */
const replaceFile = async (file: string, text: string): Promise<void> => {
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw new OperatorError(`${file} cannot be written: ${(error as Error).message}`);
  }
};

/**
 * Writes the file of a language with the accepted texts, and moves what a speaker has confirmed to
 * `reviewed`.
 * @param file by default that of the sources; its name says the language, such as `ny.ts`
 * @throws OperatorError when there are no sources and no file, or an entry is not found
 */
export const exportTexts = async (
  { database }: Pick<CommandContext, 'database'>,
  file: string,
): Promise<string> => {
  const language: OtherLanguage | undefined = (
    TRANSLATION_LANGUAGES.find(({ code }) => code === basename(file, '.ts')) ??
    TRANSLATION_LANGUAGES[0]
  )?.code;
  if (!language) throw new OperatorError('The site has one language only.');
  const { pluralsLike, toReview, reviewed } = await loadCatalogue(language);
  const stored = await readFile(sourceFile(language), 'utf8').catch(() => undefined);
  if (stored === undefined && !file)
    throw new OperatorError(`Please name a file: npm run admin -- texts export ${language}.ts`);
  const { texts, confirmed } = await reviewedTexts(database, language);
  let source =
    stored ??
    withEntries(
      withEntries(emptyFile(language, pluralsLike), 'toReview', entriesOf(toReview)),
      'reviewed',
      entriesOf(reviewed),
    );
  let added = '';
  let changed = 0;
  let moved = 0;
  for (const { english, present } of texts) {
    const isReviewed = Object.hasOwn(reviewed, english);
    const text = (isReviewed ? reviewed : toReview)[english] ?? '';
    const moves = confirmed.has(english) && !isReviewed;
    if (text === present && !moves) continue;
    const [entry, next] = [entryOf(english, text), entryOf(english, present)];
    if (!source.includes(`\n${entry}`))
      throw new OperatorError(
        `${sourceFile(language)} has no line for "${english}" as the built server has it. Run "npm run build" first. Nothing was written.`,
      );
    if (text !== present) changed += 1;
    if (moves) {
      moved += 1;
      added += next;
    }
    source = source.replace(`\n${entry}`, () => `\n${moves ? '' : next}`);
  }
  const target = file || sourceFile(language);
  if (changed + moved === 0 && !file) return `No text has changed. ${target} stays as it is.`;
  await replaceFile(target, withoutEmptySections(withEntries(source, 'reviewed', added)));
  return `Written to ${target}: ${changed} texts changed, ${moved} moved to the confirmed ones.`;
};
