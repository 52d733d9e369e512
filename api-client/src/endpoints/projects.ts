import type { Translated } from '../entities/languages/languages';
import type { Project } from '../entities/content/project';
import { getPage, WITH_LISTS } from './list';

/** Number of titles that the menu requests. */
const PROJECT_MENU_LIMIT = 9999;

const MENU_FIELDS = ['title', 'slug', 'progress'] as const;

/** The fields of a project in the menu, and its count for the home page. */
export type ProjectTitle = Pick<Project, '_id' | (typeof MENU_FIELDS)[number]> & Translated;

/** Reads the titles and counts of all projects. */
export const projectTitles = async (signal?: AbortSignal): Promise<ProjectTitle[]> => {
  const page = await getPage<ProjectTitle>(
    '/content/projects',
    { limit: PROJECT_MENU_LIMIT, fields: MENU_FIELDS.join(), ...WITH_LISTS },
    signal,
  );
  return page.items;
};
