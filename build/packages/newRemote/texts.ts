import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../parts/parts';

/** The readable form of a name: `Gift shop` for `gift-shop`. */
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Replaces the template's name and its path. A path has no letter before it, unlike the end of a
 * package name.
 */
export const named = (text: string, name: string, prefix: string): string =>
  text
    .replaceAll(/(?<!\w)\/new-remote/g, prefix)
    .replaceAll('new-remote', name)
    .replaceAll('New remote', titleOf(name));

/** Formats a file with Prettier, because the length of the name changes the line breaks. */
const formatted = async (file: string, text: string): Promise<string> => {
  const settings = await resolveConfig(path.join(ROOT, 'package.json'));
  return /\.([mc]?[jt]sx?|json|md|yml)$/.test(file)
    ? format(text, { ...settings, filepath: file })
    : text;
};

/**
 * Writes the files of a template into a folder.
 * @param change returns the new text of a file, whose path is relative to the folder
 * @param nameOf returns the path of a file in the new folder
 */
export const writeTemplate = async (
  template: string,
  folder: string,
  change: (text: string, file: string) => string,
  nameOf: (file: string) => string = (file) => file,
): Promise<void> => {
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (statSync(path.join(template, file)).isDirectory()) continue;
    const target = path.join(folder, nameOf(file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      await formatted(target, change(readFileSync(path.join(template, file), 'utf8'), file)),
    );
  }
};
