import { http } from '@charity-site/api-client/http';
import type { Composition, SitePart } from '../entities/composition';

/** What the site is made of, and the way back to a previous version; for the administrator. */
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
