import type { ContentChecks, Dashboard } from '../entities/search/dashboard';
import { itemPath } from './list';
import { responseOf } from './errors';
import { get, post } from './methods';

/** GET: the data of the dashboard; for the administrator. */
export const dashboard = (signal?: AbortSignal) => get<Dashboard>('/dashboard', signal);

/** GET: the content checks of the dashboard; for signed-in people. */
export const contentChecks = (signal?: AbortSignal) =>
  get<ContentChecks>('/dashboard/checks', signal);

/** POST: ends the reminder of an item for a year. @param list path of its definition */
export const stillRight = (list: string, item: string) =>
  post(`${itemPath(`/content/${list}`, item)}/still-right`);

/** POST: a copy of content, pictures and inbox as a file; requires the password. */
export const siteCopy = (password: string) =>
  post<Blob>('/copy', { password }, { responseType: 'blob' }).catch(async (error: unknown) => {
    const response = responseOf(error);
    // Only the file is one: an error is JSON.
    if (response?.data instanceof Blob) response.data = JSON.parse(await response.data.text());
    throw error;
  });
