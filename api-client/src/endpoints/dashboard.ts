import { http } from '@charity-site/api-client/http';
import type { Dashboard } from '../entities/dashboard';

/** GET: everything that the dashboard shows; for the administrator. */
export const dashboard = async (signal?: AbortSignal): Promise<Dashboard> =>
  (await http.get<Dashboard>('/dashboard', { signal })).data;
