import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tagOf } from '../../http/headers/tagged';

/** The encodings of a page, in order of preference for equal q-values. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A page as it was made. */
export interface UncachedPage {
  status: number;
  html: string;
  /** Where the page is, for a redirect. */
  location?: string;
  /** The tables that it was made from. */
  reads: readonly string[];
  /** True for a page of one visitor's own making, of which there are any number: it is not kept. */
  isPassing?: boolean;
}

/** A page, or the answer to a call, as it is sent. */
export interface CachedPage {
  status: number;
  /** Where the page is, for a redirect. */
  location?: string;
  /** Its content type. */
  type: string;
  /** The same for every encoding, so weak where it is made of the content. */
  etag: string;
  /** In the encodings that were asked for so far. */
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Makes another encoding. The compression runs beside the event loop. */
  encode: (encoding: Encoding) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page of 130 kB takes 3 ms at this quality, and 300 ms at the best, which is 10 % smaller. */
const BROTLI_QUALITY = 5;

const compressed = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return gzipped(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
};

/** Makes an answer that is sent unchanged from bytes. */
export const sendable = (
  { status, type, etag }: Pick<CachedPage, 'status' | 'type' | 'etag'>,
  body: Buffer,
): CachedPage => {
  const bodies: CachedPage['bodies'] = { identity: body };
  const makings: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const make = async (encoding: Encoding) => (bodies[encoding] = await compressed(body, encoding));
  return {
    status,
    type,
    etag,
    bodies,
    encode: (encoding) => (makings[encoding] ??= make(encoding)),
  };
};

/** Encodes a page: most browsers take brotli. */
export const encoded = async ({
  status,
  html,
  location,
}: Omit<UncachedPage, 'reads'>): Promise<CachedPage> => {
  const page = sendable(
    { status, type: 'text/html; charset=utf-8', etag: tagOf(html) },
    Buffer.from(html),
  );
  await page.encode('br');
  return { ...page, location };
};

/** The memory of an entry beside its bodies, in bytes. */
const ENTRY = 1_000;

/**
 * The memory that a page takes under a key, in bytes. An encoding that is not made yet takes about
 * as much as the brotli, half of its text at most.
 */
export const sizeOf = ({ bodies: { identity, br } }: CachedPage, key: string): number =>
  ENTRY + key.length + identity.length + 2 * (br?.length ?? identity.length / 2);
