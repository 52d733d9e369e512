import type { Alerts } from '../entities/inbox/alert';
import { get, put } from './methods';

/** Email alerts of the signed-in person. */
export const alerts = {
  get: (signal?: AbortSignal) => get<Alerts>('/alerts', signal),
  set: (enabled: boolean) => put<Alerts>('/alerts', { wanted: enabled }),
};
