/** Measurements of all visitors of a run. */
export interface Journal {
  /** Time of each request until its last byte, in ms, by kind. */
  times: Record<'page' | 'call' | 'file', number[]>;
  /** Failed requests, with the reason. */
  failed: string[];
}

export const newJournal = (): Journal => ({ times: { page: [], call: [], file: [] }, failed: [] });

/** An answer. `fresh` is false when it came from the cache. */
interface Fetched {
  body: Buffer;
  fresh: boolean;
}

const kindOf = (url: string): keyof Journal['times'] =>
  /^\/api\//.test(url) ? 'call' : /^\/(static|remotes|uploads)\//.test(url) ? 'file' : 'page';

/**
 * Fetches like a browser: immutable files once, answers with an ETag with If-None-Match. Writes every failure into the
 * journal.
 */
export const httpClient = (site: string, journal: () => Journal) => {
  const kept = new Set<string>();
  const tagged = new Map<string, { etag: string; body: Buffer }>();

  return async (url: string): Promise<Fetched | undefined> => {
    if (kept.has(url)) return { body: Buffer.alloc(0), fresh: false };
    const known = tagged.get(url);
    const begun = performance.now();
    try {
      const answer = await fetch(site + url, { headers: known ? { 'if-none-match': known.etag } : {} });
      const body = Buffer.from(await answer.arrayBuffer());
      journal().times[kindOf(url)].push(performance.now() - begun);
      if (answer.status === 304 && known) return { body: known.body, fresh: true };
      if (!answer.ok) {
        journal().failed.push(`${url} answered ${answer.status}`);
        return undefined;
      }
      const etag = answer.headers.get('etag');
      if (answer.headers.get('cache-control')?.includes('immutable')) kept.add(url);
      else if (etag) tagged.set(url, { etag, body });
      return { body, fresh: true };
    } catch (error) {
      journal().failed.push(`${url}: ${String((error as Error).cause ?? error)}`);
      return undefined;
    }
  };
};
