import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAtomically } from './writeAtomically';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atomic-'));
});

async function* piecesOf(pieces: readonly string[], error?: Error) {
  for (const piece of pieces) yield Buffer.from(piece);
  if (error) throw error;
}

test('writes a whole stream and creates the folder', async () => {
  const file = path.join(folder, 'new', 'file');
  await writeAtomically(file, piecesOf(['one ', 'two']));
  expect(await readFile(file, 'utf8')).toBe('one two');
  expect(await readdir(path.dirname(file))).toEqual(['file']);
});

test('a stream that fails leaves the old content and no temporary file', async () => {
  const file = path.join(folder, 'file');
  await writeAtomically(file, 'old');
  await expect(writeAtomically(file, piecesOf(['new'], new Error('lost')))).rejects.toThrow('lost');
  expect(await readFile(file, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['file']);
});
