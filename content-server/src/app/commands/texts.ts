import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import { reviewedTexts } from '../../content/translations/textReviews';
import type { Database } from '../../db/database';
import { OperatorError } from '../../process/operatorError';
import { projectRoot } from '../../process/settings/projectRoot';

/** The sources' files of languages. */
const FOLDER = join(projectRoot(), 'api-client/src/languages');

/** Columns of a line in the repository's sources. */
const LINE_MAX = 100;

/** A string as the repository's sources have it: the quotes that need fewer escapes. */
const literalOf = (text: string): string =>
  text.includes("'")
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;

/** A text as the files of languages have it. */
const entryOf = (english: string, text: string): string => {
  const key = /^[A-Za-z_]\w*$/.test(english) ? english : literalOf(english);
  const line = `    ${key}: ${literalOf(text)},`;
  return line.length <= LINE_MAX ? `${line}\n` : `    ${key}:\n      ${literalOf(text)},\n`;
};

/**
 * Moves what speakers have confirmed to `reviewed` in the files of the languages, with the accepted
 * texts.
 * @throws OperatorError when there are no sources, or a text has no entry in them
 */
export const exportTexts = async (database: Database, folder = FOLDER): Promise<string> => {
  const written = TRANSLATION_LANGUAGES.map(async ({ code }) => {
    const file = join(folder, `${code}.ts`);
    let source = await readFile(file, 'utf8').catch((error: Error) => {
      throw new OperatorError(`The texts cannot be read: ${error.message}`);
    });
    const texts = (await reviewedTexts(database, code)).filter(
      ({ isConfirmed, isReviewed, released, present }) =>
        isConfirmed && !(isReviewed && present === released),
    );
    for (const { english, released } of texts) {
      const entry = `\n${entryOf(english, released)}`;
      if (!source.includes(entry))
        throw new OperatorError(`“${english}” is not in ${file}, or is formatted otherwise.`);
      source = source.replace(entry, '\n');
    }
    const added = texts.map(({ english, present }) => entryOf(english, present)).join('');
    await writeFile(
      file,
      source.replace(
        / {2}reviewed: \{(\n.*?\n {2})?\}/s,
        (_all, entries: string = '\n  ') => `  reviewed: {${entries.slice(0, -2)}${added}  }`,
      ),
    );
    return `${file}: ${texts.length} texts moved to the confirmed ones.`;
  });
  return (await Promise.all(written)).join('\n');
};
