import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PUBLIC_PAGES, TRANSLATION_LANGUAGES } from '@charity-site/api-client/entities';
import { loadCatalogue } from '@charity-site/api-client/languages';
import { filesWithTexts, readCode, unusedTexts, type CodeTexts } from '../checks/texts/unusedTexts';
import { ROOT } from './parts';

/** Where visitors see a text: one page, or several. */
interface TextPlace {
  title: string;
  path?: string;
}

/** The places of source files that are not those of one page, by the start of their path. */
const SHARED_PLACES: readonly (TextPlace & { start: string })[] = [
  { start: 'public-site/src/layout/', title: 'Every page', path: '/' },
  { start: 'public-site/src/organisation/', title: 'Contact Us', path: '/contact-us' },
  { start: 'public-site/src/forms/', title: 'Forms', path: '/contact-us' },
  { start: 'api-client/src/entities/', title: 'Forms, when something is filled in wrongly' },
  { start: 'content-server/src/', title: 'Messages when something does not work' },
  { start: 'shell/src/', title: 'Messages when something does not work' },
  { start: '', title: 'Several pages' },
];

/** The path of the page in each folder of public-site's pages, from its routes. */
const pathsByFolder = (): Map<string, string> => {
  const routes = readFileSync(path.join(ROOT, 'public-site/src/routes.tsx'), 'utf8');
  const found = new Map<string, string>();
  let current = '/';
  for (const [, route, folder] of routes.matchAll(/path: '([^']+)'|import\('\.\/pages\/(\w+)\//g)) {
    if (route !== undefined) current = route;
    // An item's page has no path of its own here: its list leads to it.
    else if (folder && !found.has(folder))
      found.set(folder, current.replace(/^\/?/, '/').replace(/\/:.*/, ''));
  }
  return found;
};

const placeOf = (file: string, pages: ReadonlyMap<string, string>): TextPlace => {
  const page = pages.get(/^public-site\/src\/pages\/(\w+)\//.exec(file)?.[1] ?? '');
  const title = PUBLIC_PAGES.find((one) => one.path === page)?.title;
  if (page !== undefined && title !== undefined) return { title, path: page };
  const shared = SHARED_PLACES.find(({ start }) => file.startsWith(start));
  return { title: shared?.title ?? '', path: shared?.path };
};

/** The place of each text of some languages, by its English. A page of its own comes first. */
const textPlaces = (english: readonly string[]): Record<string, TextPlace> => {
  const pages = pathsByFolder();
  const files = filesWithTexts().map((file) => {
    const code: CodeTexts = { texts: new Set(), patterns: new Set() };
    readCode(readFileSync(path.join(ROOT, file), 'utf8'), code);
    return { place: placeOf(file, pages), code };
  });
  const places: Record<string, TextPlace> = {};
  for (const { place, code } of files) {
    const unused = new Set(unusedTexts(english, code));
    for (const text of english.filter((one) => !unused.has(one))) {
      const earlier = places[text];
      if (!earlier || (earlier.path === undefined && place.path !== undefined))
        places[text] = place;
      else if (place.path !== undefined && earlier.path !== place.path)
        places[text] = { title: 'Several pages', path: earlier.path };
    }
  }
  return places;
};

/** Writes the places for the page on which speakers review texts. */
export const writeTextPlaces = async (folder: string): Promise<void> => {
  const catalogues = await Promise.all(
    TRANSLATION_LANGUAGES.map(({ code }) => loadCatalogue(code)),
  );
  const english = catalogues.flatMap(({ toReview, reviewed }) =>
    Object.keys({ ...toReview, ...reviewed }),
  );
  writeFileSync(
    path.join(folder, 'textPlaces.json'),
    JSON.stringify(textPlaces([...new Set(english)])),
  );
};
