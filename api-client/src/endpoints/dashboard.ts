import { http } from '@charity-site/api-client/http';
import type { ContentChecks, Dashboard } from '../entities/search/dashboard';

/** GET: everything that the dashboard shows; for the administrator. */
export const dashboard = async (signal?: AbortSignal): Promise<Dashboard> =>
  (await http.get<Dashboard>('/dashboard', { signal })).data;

/** GET: things in the content that somebody should look at; for signed-in people. */
export const contentChecks = async (signal?: AbortSignal): Promise<ContentChecks> =>
  (await http.get<ContentChecks>('/dashboard/checks', { signal })).data;
