import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../process/settings/projectRoot';

/** Where visitors see a text of the interface. */
export interface TextPlace {
  title: string;
  /** Path of the page; undefined for a text without a page of its own. */
  path?: string;
}

/** Written by the build, which has the sources (build/parts/textPlaces). */
const FILE = 'content-server/dist/textPlaces.json';

/** The places of the interface texts, by their English; empty without a build. */
export const readTextPlaces = async (): Promise<Partial<Record<string, TextPlace>>> => {
  try {
    return JSON.parse(await readFile(join(projectRoot(), FILE), 'utf8')) as Record<
      string,
      TextPlace
    >;
  } catch {
    return {};
  }
};
