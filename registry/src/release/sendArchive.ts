import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { ReleaseError } from '../store/releaseError';

/** Number of retries. */
const RETRIES = 3;
/** Bytes per write. A larger write would report no progress. */
const SLICE = 64 * 1024;

/** Timeouts of an upload, in ms. */
const TIMES = {
  /** An attempt fails after this time without progress; the system buffers the last bytes. */
  silence: 120_000,
  /** Delay before a retry. */
  pause: 2_000,
};

interface Answer {
  status: number;
  text: string;
}

/** The site's message in a response; undefined in a proxy's response. */
export const messageIn = (body: string): string | undefined => {
  try {
    return (JSON.parse(body) as { message?: string } | null)?.message;
  } catch {
    return undefined;
  }
};

function* slices(archive: Buffer): Generator<Buffer> {
  for (let at = 0; at < archive.length; at += SLICE) yield archive.subarray(at, at + SLICE);
}

/** Sends an archive once. Waits while bytes are transferred, which `fetch` cannot do. */
const sendOnce = (url: string, token: string, archive: Buffer, silence: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/gzip',
      'content-length': archive.length,
    };
    const call = request(url, { method: 'PUT', headers, timeout: silence }, (response) => {
      text(response)
        .then((body) => resolve({ status: response.statusCode ?? 0, text: body }), reject)
        // A rejection can arrive before the whole archive was sent.
        .finally(() => call.destroy());
    });
    call.on('timeout', () => call.destroy(new Error(`no byte moved for ${silence / 1000} s`)));
    call.on('error', reject);
    Readable.from(slices(archive)).pipe(call);
  });

/** The setting of a proxy that rejects an archive, by response status. */
const SETTINGS: Readonly<Record<number, string>> = {
  408: 'waits too short for it (nginx: client_body_timeout, Apache: RequestReadTimeout, Caddy: read_body)',
  413: 'takes nothing of this size (nginx: client_max_body_size, Apache: LimitRequestBody, Caddy: max_size of request_body)',
  502: 'has lost the site, or takes nothing of this size (Caddy up to 2.6: max_size of request_body)',
  504: 'waits too short for the answer (nginx: proxy_read_timeout, Apache: ProxyTimeout, Caddy: response_header_timeout)',
};

/** Why an archive did not reach the site; undefined for a response of the site. */
const errorIn = (outcome: Answer | Error): string | undefined => {
  if (outcome instanceof Error) return `the connection was lost (${outcome.message})`;
  const { status, text: body } = outcome;
  if (status === 201 || messageIn(body) !== undefined) return undefined;
  return `the proxy in front of it ${SETTINGS[status] ?? `answered ${status}`}`;
};

/**
 * Sends an archive, retries after a lost connection or an outage, and resolves to the site's
 * response.
 * @throws ReleaseError if it does not reach the site, with the setting of a proxy that rejects it
 */
export const sendArchive = async (
  url: string,
  token: string,
  archive: Buffer,
  times: Partial<typeof TIMES> = {},
): Promise<Answer> => {
  const { silence, pause } = { ...TIMES, ...times };
  for (let left = RETRIES; ; left -= 1) {
    const outcome = await sendOnce(url, token, archive, silence).catch((error: Error) => error);
    const fault = errorIn(outcome);
    if (!(outcome instanceof Error) && fault === undefined) return outcome;
    const mayPass = outcome instanceof Error || outcome.status === 408 || outcome.status >= 500;
    if (!mayPass || left === 0) {
      const size = (archive.length / 1024 / 1024).toFixed(1);
      throw new ReleaseError(
        `${new URL(url).origin} did not get the archive of ${size} MB: ${fault}. Nothing was changed.`,
      );
    }
    await setTimeout(pause);
  }
};
