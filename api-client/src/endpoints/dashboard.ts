import type { ContentChecks, Dashboard } from '../entities/search/dashboard';
import { itemPath } from './list';
import { get, post } from './methods';

/** GET: the data of the dashboard; for the administrator. */
export const dashboard = (signal?: AbortSignal) => get<Dashboard>('/dashboard', signal);

/** GET: the content checks of the dashboard; for signed-in people. */
export const contentChecks = (signal?: AbortSignal) =>
  get<ContentChecks>('/dashboard/checks', signal);

/** POST: ends the reminder of an item for a year. @param list path of its definition */
export const stillRight = (list: string, item: string) =>
  post(`${itemPath(`/content/${list}`, item)}/still-right`);
