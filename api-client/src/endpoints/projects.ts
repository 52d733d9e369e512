import type { Project, ProjectDraft } from '../entities/project';
import { getPage, listCalls } from './list';

const PATH = '/content/projects';

/** How many titles the menu asks for (docs/product.md 10). */
const PROJECT_MENU_LIMIT = 9999;

/** What the menu knows of a project. */
export type ProjectTitle = Pick<Project, '_id' | 'title'>;

/** Projects. */
export const projects = listCalls<Project, ProjectDraft>('projects', PATH);

/** The titles of all projects, for the menu (docs/product.md 7.5). */
export const projectTitles = async (signal?: AbortSignal): Promise<ProjectTitle[]> => {
  const page = await getPage<Project>(PATH, 'projects', { limit: PROJECT_MENU_LIMIT, fields: 'title' }, signal);
  return page.items;
};
