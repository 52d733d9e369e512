import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf } from '../../http/headers/etag';

/** The encodings of a page, in order of preference for equal q-values. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A rendered page. */
export interface RenderResult {
  status: number;
  html: string;
  /** Where the page is, for a redirect. */
  location?: string;
  /** Tables that the page was rendered from. */
  tables: readonly string[];
  /** As in CachedResponse. */
  isUncacheable?: boolean;
}

/** A page or an API response, ready to be sent. */
export interface CachedResponse {
  status: number;
  /** Where the page is, for a redirect. */
  location?: string;
  type: string;
  /** True for a page that depends on a visitor's own query, such as a giving slip. */
  isUncacheable?: boolean;
  /**
   * Age in seconds since the database last confirmed it, when the database does not answer now.
   */
  staleFor?: number;
  /** One for all encodings, so it is weak. */
  etag: string;
  /** By encoding; only those requested so far. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Compresses the body. Runs outside the event loop. */
  encode: (encoding: Encoding) => Promise<Buffer>;
  /** Replaces the brotli body by that of the best quality. Runs outside the event loop. */
  encodeBest: () => Promise<void>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page of 130 kB takes 3 ms at this quality, and 300 ms at the best, which is 10 % smaller. */
const BROTLI_QUALITY = 5;

const compressed = (
  body: Buffer,
  encoding: Encoding,
  quality = BROTLI_QUALITY,
): Promise<Buffer> => {
  if (encoding === 'gzip') return gzipped(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
};

/** Creates a response with this body. */
export const toCachedResponse = (
  { status, type, etag }: Pick<CachedResponse, 'status' | 'type' | 'etag'>,
  body: Buffer,
): CachedResponse => {
  const bodies: CachedResponse['bodies'] = { identity: body };
  const inFlight: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const compress = async (encoding: Encoding) =>
    (bodies[encoding] = await compressed(body, encoding));
  return {
    status,
    type,
    etag,
    bodies,
    encode: (encoding) => (inFlight[encoding] ??= compress(encoding)),
    encodeBest: async () => {
      bodies.br = await compressed(body, 'br', constants.BROTLI_MAX_QUALITY);
    },
  };
};

/** Creates the response of a page, with its brotli body, which most browsers accept. */
export const toCachedPage = async ({
  status,
  html,
  location,
  isUncacheable,
}: Omit<RenderResult, 'tables'>): Promise<CachedResponse> => {
  const page = toCachedResponse(
    { status, type: 'text/html; charset=utf-8', etag: etagOf(html) },
    Buffer.from(html),
  );
  await page.encode('br');
  return { ...page, location, isUncacheable };
};

/** Memory of an entry without its bodies, in bytes. */
const ENTRY_OVERHEAD = 1_000;

/**
 * Memory of a response and its key, in bytes. An encoding that does not exist yet is estimated as
 * large as the brotli one, at most half of the text.
 */
export const sizeOf = ({ bodies: { identity, br } }: CachedResponse, key: string): number =>
  ENTRY_OVERHEAD + key.length + identity.length + 2 * (br?.length ?? identity.length / 2);
