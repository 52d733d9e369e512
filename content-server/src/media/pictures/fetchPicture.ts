import http, { type Agent, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { basename } from 'node:path';
import { limitText, PICTURE_MAX_BYTES } from '@charity-site/api-client/entities';
import { useAgent } from 'request-filtering-agent';
import { HttpError } from '../../http/httpError';
import type { UploadedFile } from './uploadedFile';

/** Time for everything, with redirects, in ms. */
const TIME_LIMIT = 15_000;
const REDIRECTS_MAX = 3;

const refused = (reason: string) =>
  new HttpError(415, `The picture could not be fetched from the other site. ${reason}`);

const TOO_LARGE = `It is larger than ${limitText(PICTURE_MAX_BYTES)}.`;

/** Options for tests. */
interface FetchOptions {
  /** Addresses that may be asked although they are not public. */
  allowed?: string[];
}

const webAddress = (address: string, base?: string): URL => {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username)
    throw refused('This is not a web address.');
  return url;
};

const open = (
  url: URL,
  signal: AbortSignal,
  { allowed = [] }: FetchOptions,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    // Checks the addresses to which the name resolves, so that a name cannot lead into the server's
    // own network.
    const agent = useAgent(url.href, { allowIPAddressList: allowed }) as Agent;
    const headers = {
      accept: 'image/avif;q=0,image/jpeg,image/png,image/webp,image/gif',
      'user-agent': 'Mozilla/5.0',
    };
    const { get } = url.protocol === 'https:' ? https : http;
    get(url, { agent, signal, headers }, resolve).once('error', reject);
  });

const bytesOf = async (answer: IncomingMessage): Promise<Buffer> => {
  if (Number(answer.headers['content-length']) > PICTURE_MAX_BYTES) throw refused(TOO_LARGE);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > PICTURE_MAX_BYTES) throw refused(TOO_LARGE);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};

/** The name of a file in an address, decoded; broken escapes stay as they are. */
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
  const answer = await open(url, signal, options);
  try {
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      if (redirects === REDIRECTS_MAX) throw refused('It leads from one address to the next.');
      return await load(webAddress(headers.location, url.href), signal, options, redirects + 1);
    }
    if (statusCode !== 200) throw refused('The other site does not give it out.');
    return { bytes: await bytesOf(answer), name: nameIn(url) };
  } finally {
    answer.destroy();
  }
};

/**
 * Fetches a picture from another site. Only http and https, only public addresses, checked where
 * the name resolves to and at each redirect; at most `PICTURE_MAX_BYTES` within `TIME_LIMIT`. Its
 * type is checked where it is stored. Throws an HttpError that says why not.
 */
export const fetchPicture = async (
  address: string,
  options: FetchOptions = {},
): Promise<UploadedFile> => {
  const url = webAddress(address);
  try {
    return await load(url, AbortSignal.timeout(TIME_LIMIT), options);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw refused('The other site does not answer, or not in time.');
  }
};
