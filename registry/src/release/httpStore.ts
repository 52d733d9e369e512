import { isLoopback } from '../model/localRemotes';
import { packBuild } from '../store/archive';
import { hashOf, isForServer } from '../store/build';
import type { ReleaseStore } from '../store/releaseStore';
import type { ReleaseRecord, ReleaseState } from '../types';
import { ReleaseConflict, ReleaseError } from '../store/releaseError';
import { findRecord } from '../store/checkResults';
import { CALLS, resultToWire, stateFromWire, type WireState } from '../store/wire';
import { messageIn, sendArchive } from './sendArchive';

/** Timeout of one call, in ms. */
const CALL_TIMEOUT = 60_000;
/** Number of files fetched at the same time. */
const CONCURRENCY = 6;

/** A running site to release to. */
export interface Site {
  /** Its origin, such as `https://example.org`. */
  url: string;
  /** One of its deploy tokens. */
  token: string;
}

const inParallel = async <Item>(
  items: Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
};

/**
 * The site's URL without a trailing slash.
 * @throws ReleaseError if it is invalid, or for plain http to another machine, because others could
 * read the token
 */
export const siteAddress = (text: string): string => {
  if (!URL.canParse(text))
    throw new ReleaseError(`${text} is no address. Write it like https://example.org.`);
  const { protocol, hostname, origin } = new URL(text);
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return origin;
  throw new ReleaseError(
    `Release to ${hostname} over https: over http the deploy token would travel readable.`,
  );
};

/**
 * The release store of a running site (content-server/src/releases). Methods throw ReleaseError
 * with the site's message.
 */
export const httpStore = ({ url, token }: Site): ReleaseStore => {
  const reach = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT) }).catch(
      (error: Error) => {
        throw new ReleaseError(
          `${url} cannot be reached: ${String(error.cause ?? error.message)}. Nothing was changed.`,
        );
      },
    );

  const refusal = (status: number, text: string): ReleaseError => {
    if (status === 401)
      return new ReleaseError(
        `${url} does not know this deploy token. Set DEPLOY_TOKEN to one that its DEPLOY_TOKENS names. Nothing was changed.`,
      );
    const message = messageIn(text) ?? `${url} answered ${status}.`;
    return status === 409 ? new ReleaseConflict(message) : new ReleaseError(message);
  };

  const call = async <Body>(method: string, path: string, body?: unknown): Promise<Body> => {
    const response = await reach(`/api/releases${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
    });
    if (response.ok) return (await response.json()) as Body;
    throw refusal(response.status, await response.text());
  };

  const state = async (): Promise<ReleaseState> => stateFromWire(await call<WireState>('GET', ''));

  return {
    state,

    add: async (candidate) => {
      const { remote, release } = candidate.record;
      const there = findRecord((await state()).records, remote, release.version);
      if (there) return there;
      const archiveUrl = `${url}/api/releases/${remote}/archive`;
      const { status, text } = await sendArchive(archiveUrl, token, await packBuild(candidate));
      if (status !== 201) throw refusal(status, text);
      return JSON.parse(text) as ReleaseRecord;
    },

    /**
     * Fetches every file like a browser. The site itself has checked those that browsers do not
     * get.
     */
    verifyFiles: async ({ release }) => {
      const found: string[] = [];
      const base = release.manifest.slice(0, release.manifest.lastIndexOf('/'));
      const forBrowsers = Object.entries(release.integrity).filter(([file]) => !isForServer(file));
      await inParallel(forBrowsers, async ([file, hash]) => {
        const response = await reach(`${base}/${file}`);
        if (!response.ok) found.push(`${file} answered ${response.status}.`);
        else if (hashOf(new Uint8Array(await response.arrayBuffer())) !== hash)
          found.push(`${file} is not what was built.`);
      });
      return found;
    },

    // The site uses its own clock, and the name of the token.
    storeCheckResult: async (
      { remote, at: _at, by: _by, ...checkResult },
      { candidate = remote, image } = {},
    ) => {
      const screenshot = image && Buffer.from(image).toString('base64');
      const body = { ...resultToWire(checkResult), remote, screenshot };
      return (
        await call<{ screenshot?: string }>('POST', `/${candidate}/${CALLS.storeCheckResult}`, body)
      ).screenshot;
    },

    screenshotAt: (name) => `${url}/api/releases/${name.replace('/', '/screenshots/')}`,

    activate: ({ remote, by: _by, ...request }) =>
      call('POST', `/${remote}/${CALLS.activate}`, request),

    preview: (remote, version) => call('POST', `/${remote}/previews`, { version }),

    grant: ({ remote, prefix }) => call('POST', `/${remote}/${CALLS.grant}`, { prefix }),

    switch: async ({ remote, by: _by, ...request }) => {
      await call('POST', `/${remote}/switches`, request);
    },

    prune: async (remote, keep) =>
      (await call<{ removed: string[] }>('POST', `/${remote}/${CALLS.prune}`, { keep })).removed,
  };
};
