import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/**
 * Compresses generated responses: pages and API calls. Built files are precompressed
 * (site/files/staticFiles). Compressed request bodies are not accepted, because they could expand
 * without limit.
 */
export const compression = plugin(
  async (app) => {
    await app.register(compress, {
      encodings: ['br', 'gzip'],
      threshold: 1024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);
