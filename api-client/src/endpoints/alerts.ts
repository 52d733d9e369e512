import type { Alerts } from '../entities/inbox/alert';
import { get, put } from './methods';

/** Alerts by mail for the person who is signed in. */
export const alerts = {
  get: (signal?: AbortSignal) => get<Alerts>('/alerts', signal),
  set: (wanted: boolean) => put<Alerts>('/alerts', { wanted }),
};
