import { http } from '@charity-site/api-client/http';
import type { Alerts } from '../entities/inbox/alert';
import { bodyOf } from './body';

/** Alerts by mail for the person who is signed in. */
export const alerts = {
  get: (signal?: AbortSignal) => bodyOf(http.get<Alerts>('/alerts', { signal })),
  set: (wanted: boolean) => bodyOf(http.put<Alerts>('/alerts', { wanted })),
};
