import type { OwnPage } from '../entities/content/ownPage';
import type { Project } from '../entities/content/project';
import type { Translated } from '../entities/languages/languages';
import { getPage, listsOf } from './list';

/** Number of items that a menu requests. */
const MENU_LIMIT = 9999;

const PROJECT_FIELDS = ['title', 'slug'] as const;
const COUNT_FIELDS = ['title', 'progress'] as const;
const PAGE_FIELDS = ['title', 'slug', 'showIn'] as const;

/** The fields of a project in the menu. */
export type ProjectTitle = Pick<Project, '_id' | (typeof PROJECT_FIELDS)[number]> & Translated;

type ProjectCount = Pick<Project, '_id' | (typeof COUNT_FIELDS)[number]> & Translated;

/** A published page of the organisation's own, with the fields of a link to it. */
export type OwnPageLink = Pick<OwnPage, '_id' | (typeof PAGE_FIELDS)[number]> & Translated;

/** Reads some fields of all items of a list, in their order. */
const menuItems =
  <Item>(list: string, fields: readonly string[]) =>
  async (signal?: AbortSignal): Promise<Item[]> => {
    const params = { limit: MENU_LIMIT, fields: fields.join(), ...listsOf(list) };
    return (await getPage<Item>(`/content/${list}`, params, signal)).items;
  };

/** Reads the titles of all projects. */
export const projectTitles = menuItems<ProjectTitle>('projects', PROJECT_FIELDS);

/** Reads the counts of all projects. */
export const projectCounts = menuItems<ProjectCount>('projects', COUNT_FIELDS);

/** Reads the titles of all own pages. */
export const ownPageLinks = menuItems<OwnPageLink>('pages', PAGE_FIELDS);
