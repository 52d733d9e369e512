import { http } from 'api-client/http';
import type { Composition, SitePart } from '../entities/composition';

/** What the site is made of; the administrator's (beyond SPEC: issue 6, point 7). */
export const releases = {
  composition: async (signal?: AbortSignal): Promise<Composition> =>
    (await http.get<Composition>('/composition', { signal })).data,
  /** Makes the version before live again; 409 when something else has become live meanwhile. */
  rollBack: async ({ name, version }: Pick<SitePart, 'name' | 'version'>): Promise<{ version: string }> =>
    (
      await http.post<{ version: string }>(`/releases/${encodeURIComponent(name)}/turns`, {
        action: 'rollback',
        replaces: version,
      })
    ).data,
};
