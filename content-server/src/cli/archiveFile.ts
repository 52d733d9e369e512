import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip, createGzip, type Gunzip } from 'node:zlib';
import { CommandError } from './commandError';

/** What an archive holds: everything, or the public content alone. */
export type ArchiveKind = 'backup' | 'export';

/** The first line of an archive. `tables` is the newest migration at the time: an older server cannot read a newer one. */
export interface ArchiveHeader {
  archive: ArchiveKind;
  format: 1;
  tables: string;
  madeAt: string;
}

/** A line of an archive: a row of a table, or a picture's file in base64. */
export type ArchiveLine = { table: string; row: Record<string, unknown> } | { picture: string; base64: string };

async function* asLines(header: ArchiveHeader, lines: AsyncIterable<ArchiveLine>): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** Writes an archive, one JSON value a line, gzipped; the file is there whole or not at all. */
export const writeArchive = async (
  file: string,
  header: ArchiveHeader,
  lines: AsyncIterable<ArchiveLine>,
): Promise<void> => {
  const half = `${file}.half`;
  try {
    await pipeline(
      Readable.from(asLines(header, lines)),
      createGzip(),
      createWriteStream(half, { mode: 0o600, flush: true }),
    );
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
};

const damaged = (file: string) => new CommandError(`${file} is not a whole archive of this program.`);

const isHeader = (value: unknown): value is ArchiveHeader =>
  typeof value === 'object' && value !== null && 'archive' in value && 'format' in value && value.format === 1;

/** The lines of a stream of text, however it is cut into pieces. */
async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of source) {
    const lines = (rest + decoder.write(piece)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** What is done with an archive's header and with each of its lines, in their order. */
export interface ArchiveReader {
  header: (header: ArchiveHeader) => Promise<void>;
  line: (line: ArchiveLine) => Promise<void>;
}

/** A packed file's content; what goes wrong with the file goes wrong with the content. */
const unpacked = (file: string): Gunzip => {
  const content = createGunzip();
  const packed = createReadStream(file).on('error', (error) => content.destroy(error));
  content.on('close', () => packed.destroy());
  return packed.pipe(content);
};

/** Reads an archive line by line. Throws a CommandError when the file is missing, damaged or something else. */
export const readArchive = async (file: string, reader: ArchiveReader): Promise<void> => {
  let begun = false;
  try {
    for await (const line of linesOf(unpacked(file))) {
      const value: unknown = JSON.parse(line);
      if (begun) await reader.line(value as ArchiveLine);
      else if (isHeader(value)) await reader.header(value);
      else throw damaged(file);
      begun = true;
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new CommandError(`There is no file ${file}.`);
    if (code.startsWith('Z_') || error instanceof SyntaxError) throw damaged(file);
    throw error;
  }
};
