import { http } from '@charity-site/api-client/http';
import type { Alerts } from '../entities/inbox/alert';

/** Alerts by mail for the person who is signed in. */
export const alerts = {
  get: async (signal?: AbortSignal): Promise<Alerts> => (await http.get<Alerts>('/alerts', { signal })).data,
  set: async (wanted: boolean): Promise<Alerts> => (await http.put<Alerts>('/alerts', { wanted })).data,
};
