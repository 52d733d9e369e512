import type { Composition, SitePart } from '../entities/releases/composition';
import { get, post } from './methods';

/** Asks for another version of a part, unless the live one is not the one that the caller saw. */
const change = (
  { name, version }: Pick<SitePart, 'name' | 'version'>,
  order: { action: string; to?: string; reason?: string | undefined },
) =>
  post<{ version: string }>(`/releases/${encodeURIComponent(name)}/turns`, {
    ...order,
    replaces: version,
  });

/**
 * The live versions of the site's parts and the rollback to a previous version; for the
 * administrator.
 */
export const releases = {
  composition: (signal?: AbortSignal) => get<Composition>('/composition', signal),
  /** The screenshot of a page that failed a check. */
  screenshot: (name: string, signal?: AbortSignal) =>
    get<Blob>(`/releases/${name.replace('/', '/screenshots/')}`, signal, { responseType: 'blob' }),
  /**
   * Makes the previous version live again, with a reason for the history; rejects with 409 when
   * another version has gone live in the meantime.
   */
  rollBack: (part: Pick<SitePart, 'name' | 'version' | 'previous'>, reason?: string) =>
    change(part, { action: 'rollback', to: part.previous?.version, reason }),
  /** Gives the canary to all visitors; rejects with 409 when it has ended or is another one. */
  promote: (part: Pick<SitePart, 'name' | 'version' | 'canary'>) =>
    change(part, { action: 'promote', to: part.canary?.version }),
  /**
   * Takes the canary back from the visitors who have it, with a reason for the history; rejects
   * with 409 when it has ended or is another one.
   */
  endCanary: (part: Pick<SitePart, 'name' | 'version' | 'canary'>, reason?: string) =>
    change(part, { action: 'end-canary', to: part.canary?.version, reason }),
  /**
   * Switches a part, or one of its contributions, off or on; rejects with 409 when it is so
   * already.
   */
  switch: (name: string, on: boolean, contribution?: string) =>
    post(`/releases/${encodeURIComponent(name)}/switches`, { on, contribution }),
};
