import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tagOf } from '../frontEnd/tagged';

/** A page as it was made. */
export interface MadePage {
  status: number;
  html: string;
  /** The tables that it was made from. */
  reads: readonly string[];
}

/** A page as it is sent, in every encoding. `gzip` is made when a browser first asks for it, because few do. */
export interface CachedPage {
  status: number;
  /** Weak: the same for every encoding. */
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: () => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page of 130 kB takes 3 ms at this quality, and 300 ms at the best, which is 10 % smaller. */
const BROTLI_QUALITY = 5;

/** Encodes a page. The compression runs beside the event loop. */
export const encoded = async ({ status, html }: Pick<MadePage, 'status' | 'html'>): Promise<CachedPage> => {
  const identity = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  let made: Promise<Buffer> | undefined;
  return {
    status,
    etag: tagOf(html),
    identity,
    br: await brotli(identity, { params }),
    gzip: () => (made ??= gzipped(identity)),
  };
};

/** The memory that a page takes, in bytes. Its gzip may not be made yet, and takes about as much as its brotli. */
export const sizeOf = ({ identity, br }: CachedPage): number => identity.length + 2 * br.length;
