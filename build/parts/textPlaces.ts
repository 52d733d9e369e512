import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import { loadCatalogue } from '@charity-site/api-client/languages';
import { filesWithTexts, readCode, type CodeTexts } from '../checks/texts/unusedTexts';
import { ROOT } from './parts';

/** The path of the page in each folder of public-site, from its routes. */
const pathsByFolder = (): Map<string, string> => {
  const routes = readFileSync(path.join(ROOT, 'public-site/src/routes.tsx'), 'utf8');
  const found = new Map([['layout', '/']]);
  let current = '/';
  for (const [, route, folder] of routes.matchAll(/path: '([^']+)'|import\('\.\/pages\/(\w+)\//g)) {
    if (route !== undefined) current = route.replace(/^\/?/, '/');
    else if (folder && !found.has(folder)) found.set(folder, current);
  }
  return found;
};

/**
 * Writes the path of a page with each text of the languages, by its English, for speakers who
 * review the texts. What several pages have is left out.
 */
export const writeTextPlaces = async (folder: string): Promise<void> => {
  const catalogues = await Promise.all(
    TRANSLATION_LANGUAGES.map(({ code }) => loadCatalogue(code)),
  );
  const english = catalogues.flatMap(({ toReview, reviewed }) =>
    Object.keys({ ...toReview, ...reviewed }),
  );
  const pages = pathsByFolder();
  const places: Record<string, string | undefined> = {};
  for (const file of filesWithTexts()) {
    const place = pages.get(/^public-site\/src\/(?:pages\/)?(\w+)\//.exec(file)?.[1] ?? '');
    const code: CodeTexts = { texts: new Set(), patterns: new Set() };
    if (place) readCode(readFileSync(path.join(ROOT, file), 'utf8'), code);
    for (const text of english.filter((one) => code.texts.has(one))) places[text] ??= place;
  }
  writeFileSync(path.join(folder, 'textPlaces.json'), JSON.stringify(places));
};
