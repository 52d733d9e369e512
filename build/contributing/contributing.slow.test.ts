import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../parts/parts';
import { copySources } from './copy';
import { blocksOf, follow, type Block } from './example';

let folder: string;
let blocks: Block[];

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-content-type-')));
  copySources(folder);
  blocks = blocksOf(readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'), 'Adding a content type');
  follow(blocks, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of the project's tools in the copy. @returns its exit code and output */
const runTool = (tool: string, ...given: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', tool), ...given], { cwd: folder });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.on('close', (code) => resolve({ code, output }));
  });

test('the worked example takes at most five edits: two short files, a migration, and a line in one list', () => {
  const written = blocks.filter(({ kind }) => kind === 'new');
  expect(written).toHaveLength(2);
  for (const { code } of written) expect(code.split('\n').length).toBeLessThan(40);
  expect(blocks).toHaveLength(4);
});

test('the worked example compiles', async () => {
  expect(await runTool('typescript/bin/tsc', '-p', folder)).toEqual({ code: 0, output: '' });
}, 300_000);

test('the worked example works: calls, rules and the screen', async () => {
  const { code, output } = await runTool('jest/bin/jest.js', '--config', path.join(folder, 'jest.example.mjs'));
  if (code !== 0) throw new Error(output);
  expect(output).toContain('2 passed');
}, 300_000);
