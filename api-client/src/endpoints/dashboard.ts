import { http } from '@charity-site/api-client/http';
import type { ContentChecks, Dashboard } from '../entities/search/dashboard';
import { bodyOf } from './body';

/** GET: everything that the dashboard shows; for the administrator. */
export const dashboard = (signal?: AbortSignal) => bodyOf(http.get<Dashboard>('/dashboard', { signal }));

/** GET: things in the content that somebody should look at; for signed-in people. */
export const contentChecks = (signal?: AbortSignal) => bodyOf(http.get<ContentChecks>('/dashboard/checks', { signal }));
