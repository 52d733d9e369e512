import http, { type Agent, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { basename } from 'node:path';
import { limitText, PICTURE_MAX_BYTES } from '@charity-site/api-client/entities';
import { useAgent } from 'request-filtering-agent';
import { HttpError } from '../../http/httpError';
import type { UploadedFile } from './uploadedFile';

/** Timeout of a fetch with its redirects, in ms. */
const FETCH_TIMEOUT = 15_000;
const REDIRECTS_MAX = 3;

const fetchError = (reason: string) =>
  new HttpError(415, `The picture could not be fetched from the other site. ${reason}`);

const TOO_LARGE = `It is larger than ${limitText(PICTURE_MAX_BYTES)}.`;

/** Options for tests. */
interface FetchOptions {
  /** Private IP addresses from which pictures may be fetched. */
  allowedAddresses?: string[];
}

const webUrl = (href: string, base?: string): URL => {
  const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username)
    throw fetchError('This is not a web address.');
  return url;
};

const open = (
  url: URL,
  signal: AbortSignal,
  { allowedAddresses = [] }: FetchOptions,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // Checks the IP addresses of the host name, so that it cannot point into the server's own
    // network.
    const agent = useAgent(url.href, { allowIPAddressList: allowedAddresses }) as Agent;
    const headers = {
      accept: 'image/avif;q=0,image/jpeg,image/png,image/webp,image/gif',
      'user-agent': 'Mozilla/5.0',
    };
    const { get } = url.protocol === 'https:' ? https : http;
    get(url, { agent, signal, headers }, resolve).once('error', reject);
  });

const bytesOf = async (response: IncomingMessage): Promise<Buffer> => {
  if (Number(response.headers['content-length']) > PICTURE_MAX_BYTES) throw fetchError(TOO_LARGE);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > PICTURE_MAX_BYTES) throw fetchError(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Decoded file name of a URL; invalid escapes stay unchanged. */
const nameIn = ({ pathname }: URL): string =>
  basename(
    pathname.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    }),
  );

const load = async (
  url: URL,
  signal: AbortSignal,
  options: FetchOptions,
  redirects = 0,
): Promise<UploadedFile> => {
  const response = await open(url, signal, options);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      if (redirects === REDIRECTS_MAX) throw fetchError('It leads from one address to the next.');
      return await load(webUrl(headers.location, url.href), signal, options, redirects + 1);
    }
    if (statusCode !== 200) throw fetchError('The other site does not give it out.');
    return { bytes: await bytesOf(response), name: nameIn(url) };
  } finally {
    response.destroy();
  }
};

/**
 * Fetches a picture from another site: only over http and https, only from public IP addresses
 * (checked after name resolution and at each redirect), at most `PICTURE_MAX_BYTES` within
 * `FETCH_TIMEOUT`. Its type is checked when it is stored. Throws an HttpError with the reason.
 */
export const fetchPicture = async (
  href: string,
  options: FetchOptions = {},
): Promise<UploadedFile> => {
  const url = webUrl(href);
  try {
    return await load(url, AbortSignal.timeout(FETCH_TIMEOUT), options);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw fetchError('The other site does not answer, or not in time.');
  }
};
