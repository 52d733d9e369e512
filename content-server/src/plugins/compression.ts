import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import plugin from 'fastify-plugin';

/**
 * Compresses answers that are made on the spot: pages and the calls. Built files come ready-made (frontEnd/staticFiles).
 * Bodies that are sent compressed are not unpacked: nobody sends such, but an attacker's would grow without bound.
 */
export const compression = plugin(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    globalDecompression: false,
  });
});
