import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { access, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as joined, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { writeAtomically } from '@charity-site/registry/store';
import { OperatorError } from '../../process/operatorError';

/**
 * Kind of an archive: everything, the public content only, or content and inbox without accounts,
 * history and signed sheets.
 */
export type ArchiveKind = 'backup' | 'export' | 'copy';

/** Format 1 had no counts at its end, so a truncated archive could not be detected. */
const FORMAT = 2;

/**
 * First line of an archive. `tables` is the newest migration; an older server rejects a newer
 * archive.
 */
export interface ArchiveHeader {
  archive: ArchiveKind;
  tables: string;
  madeAt: string;
}

export interface RowLine {
  table: string;
  row: Record<string, unknown>;
}

export interface PictureLine {
  picture: string;
  base64: string;
}

/** Last line of an archive: the number of rows and images. */
export interface Counts {
  rows: number;
  pictures: number;
}

async function* asLines(
  header: ArchiveHeader,
  lines: AsyncIterable<RowLine | PictureLine>,
  end: Counts,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ ...header, format: FORMAT })}\n`;
  for await (const line of lines) {
    end['table' in line ? 'rows' : 'pictures'] += 1;
    yield `${JSON.stringify(line)}\n`;
  }
  yield `${JSON.stringify({ end })}\n`;
}

/** An archive as a stream: one JSON value per line, gzipped. @param end counts what is written */
export const packedArchive = (
  header: ArchiveHeader,
  lines: AsyncIterable<RowLine | PictureLine>,
  end: Counts = { rows: 0, pictures: 0 },
): Readable =>
  // An error of either end destroys the stream.
  joined(Readable.from(asLines(header, lines, end)), createGzip(), () => undefined);

/** File name that stands for standard output or input. */
export const STANDARD = '-';

/** True for standard output, a device or a pipe: they are written to, not replaced. */
export const isStream = (file: string): boolean =>
  file === STANDARD || file.startsWith('/dev/') || (existsSync(file) && !statSync(file).isFile());

/** Writes to a stream, or atomically into a file. */
const writeTo = async (file: string, packed: AsyncIterable<Buffer>): Promise<void> => {
  if (!isStream(file))
    return writeAtomically(existsSync(file) ? await realpath(file) : file, packed, 0o600);
  // `end: false`: the process still writes to its standard output. A socket cannot be opened by
  // name.
  if (file === STANDARD || file === '/dev/stdout')
    return pipeline(Readable.from(packed), process.stdout, { end: false });
  return pipeline(Readable.from(packed), createWriteStream(file, { flags: 'a' }));
};

/**
 * Writes an archive: one JSON value per line, gzipped. A file is written atomically.
 * @param file a file, a device or pipe, or '-' for standard output
 * @returns its counts, and its size in bytes
 */
export const writeArchive = async (
  file: string,
  header: ArchiveHeader,
  lines: AsyncIterable<RowLine | PictureLine>,
): Promise<Counts & { bytes: number }> => {
  if (existsSync(file) && statSync(file).isDirectory())
    throw new OperatorError(`${file} is a folder. Name a file in it.`);
  // Fails without the folder: it may be a disk that is not mounted.
  await access(dirname(file)).catch(() => {
    throw new OperatorError(`There is no folder ${dirname(file)}.`);
  });
  const written = { rows: 0, pictures: 0, bytes: 0 };
  async function* counted(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of packed) {
      written.bytes += piece.length;
      yield piece;
    }
  }
  await pipeline(packedArchive(header, lines, written), counted, (packed: AsyncIterable<Buffer>) =>
    writeTo(file, packed),
  );
  return written;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is RowLine =>
  isObject(value) && typeof value.table === 'string' && isObject(value.row);

const isPicture = (value: unknown): value is PictureLine =>
  isObject(value) && typeof value.picture === 'string' && typeof value.base64 === 'string';

const isEnd = (value: unknown): value is { end: Counts } => isObject(value) && isObject(value.end);

const notWhole = (file: string, reason: string) =>
  new OperatorError(
    `${file} is not a whole archive of this program. ${reason} Nothing was changed.`,
  );

const headerOf = (file: string, value: unknown): ArchiveHeader => {
  if (!isObject(value) || !('archive' in value))
    throw notWhole(file, 'Its first line says nothing of an archive.');
  if (value.format !== FORMAT)
    throw notWhole(file, `Its format is ${String(value.format)} and not ${FORMAT}.`);
  const { archive, tables, madeAt } = value;
  return { archive: archive as ArchiveKind, tables: String(tables), madeAt: String(madeAt) };
};

/** Splits a text into lines. Chunks of one line are joined once, at its end. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let pending: string[] = [];
  for await (const piece of text) {
    const [end = '', ...next] = piece.split('\n');
    pending.push(end);
    for (const start of next) {
      yield pending.join('');
      pending = [start];
    }
  }
  const rest = pending.join('');
  if (rest) yield rest;
}

/** The decompressed text of a file; read errors are forwarded. */
const textOf = (file: string): AsyncIterable<string> => {
  const content = createGunzip();
  const source = file === STANDARD ? process.stdin : createReadStream(file);
  const packed = source.on('error', (error: Error) => content.destroy(error));
  content.on('close', () => packed.destroy());
  return packed.pipe(content).setEncoding('utf8');
};

/** Callbacks for an archive's header and lines, called in order. */
export interface ArchiveReader {
  header: (header: ArchiveHeader) => void;
  row: (line: RowLine) => Promise<void>;
  picture: (name: string, bytes: Buffer) => Promise<void>;
}

const readLines = async (file: string, reader: ArchiveReader): Promise<Counts> => {
  const counts: Counts = { rows: 0, pictures: 0 };
  let number = 0;
  let end: Counts | undefined;
  for await (const line of linesOf(textOf(file))) {
    number += 1;
    const value: unknown = JSON.parse(line);
    if (number === 1) reader.header(headerOf(file, value));
    else if (end) throw notWhole(file, 'It goes on after its end.');
    else if (isEnd(value)) end = value.end;
    else if (isRow(value)) {
      await reader.row(value);
      counts.rows += 1;
    } else if (isPicture(value)) {
      await reader.picture(value.picture, Buffer.from(value.base64, 'base64'));
      counts.pictures += 1;
    } else throw notWhole(file, `Line ${number} is neither a row nor a picture.`);
  }
  if (!end) throw notWhole(file, 'Its end is missing.');
  if (end.rows !== counts.rows || end.pictures !== counts.pictures)
    throw notWhole(file, `It should hold ${end.rows} records and ${end.pictures} picture files.`);
  return counts;
};

/**
 * Reads an archive line by line to its end and returns the counts. Throws an OperatorError when the
 * file is missing, damaged, truncated or not an archive.
 */
export const readArchive = async (file: string, reader: ArchiveReader): Promise<Counts> => {
  try {
    return await readLines(file, reader);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${file}.`);
    if (code === 'EISDIR') throw new OperatorError(`${file} is a folder. Name a file in it.`);
    if (code === 'EACCES') throw new OperatorError(`${file} cannot be read by this account.`);
    if (code.startsWith('Z_') || error instanceof SyntaxError)
      throw notWhole(file, 'It is damaged.');
    throw error;
  }
};
