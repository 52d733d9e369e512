import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files are not compressed, because they would gain too little. */
const MIN_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` copy of every text file below a folder, at the highest quality, so
 * that the server never compresses static files.
 */
export const precompress = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(js|css|html|svg|json)$/.test(file));
  await Promise.all(
    files.map(async (file) => {
      if (statSync(file).size < MIN_BYTES) return;
      const content = readFileSync(file);
      const [br, gz] = await Promise.all([
        brotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
        zip(content, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, br);
      writeFileSync(`${file}.gz`, gz);
    }),
  );
};
