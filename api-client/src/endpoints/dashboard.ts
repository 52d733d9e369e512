import type { ContentChecks, Dashboard } from '../entities/search/dashboard';
import { get } from './methods';

/** GET: everything that the dashboard shows; for the administrator. */
export const dashboard = (signal?: AbortSignal) => get<Dashboard>('/dashboard', signal);

/** GET: things in the content that somebody should look at; for signed-in people. */
export const contentChecks = (signal?: AbortSignal) =>
  get<ContentChecks>('/dashboard/checks', signal);
