import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files are not compressed: they would gain too little. */
const MIN_BYTES = 512;

/**
 * Writes a `.br` and a `.gz` copy of every text file below a folder, at the highest quality, so
 * that the server never compresses static files. One file at a time, because the site serves
 * visitors meanwhile.
 */
export const precompress = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => /\.(js|css|html|svg|json)$/.test(one))) {
    const file = path.join(folder, name);
    const content = await readFile(file);
    if (content.length < MIN_BYTES) continue;
    const [br, gz] = await Promise.all([
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      zip(content, { level: 9 }),
    ]);
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
  }
};
