import { http } from '@charity-site/api-client/http';
import type { Composition, SitePart } from '../entities/composition';

/** The live versions of the site's parts and the rollback to a previous version; for the administrator. */
export const releases = {
  composition: async (signal?: AbortSignal): Promise<Composition> =>
    (await http.get<Composition>('/composition', { signal })).data,
  /** Makes the previous version live again; rejects with 409 when another version has gone live in the meantime. */
  rollBack: async ({ name, version }: Pick<SitePart, 'name' | 'version'>): Promise<{ version: string }> =>
    (
      await http.post<{ version: string }>(`/releases/${encodeURIComponent(name)}/turns`, {
        action: 'rollback',
        replaces: version,
      })
    ).data,
};
