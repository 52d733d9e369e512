import type { ContentChecks, Dashboard } from '../entities/search/dashboard';
import { get } from './methods';

/** GET: the data of the dashboard; for the administrator. */
export const dashboard = (signal?: AbortSignal) => get<Dashboard>('/dashboard', signal);

/** GET: the content checks of the dashboard; for signed-in people. */
export const contentChecks = (signal?: AbortSignal) =>
  get<ContentChecks>('/dashboard/checks', signal);
