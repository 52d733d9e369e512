import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';

const FOLDERS = ['docs', 'ui-kit'];

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => path.join(folder, file)),
  ),
];

const FENCED = /^( *)```[\s\S]*?^\1```$/gm;

/** Code spans with a line break. They cannot be copied, because a terminal would run their first line. */
const broken = (page: string): string[] =>
  page
    .replace(FENCED, '')
    .split(/\n\s*\n|\n(?=\s*[|\-*]\s|\s*\d+\. )/)
    .flatMap((paragraph) => paragraph.match(/`[^`]*`/g) ?? [])
    .filter((code) => code.includes('\n'));

test('finds a command that is broken over two lines', () => {
  expect(broken('Take it back with `npm run\nrelease`, or `npm test`.')).toEqual(['`npm run\nrelease`']);
  expect(broken('`npm test` runs\nall, and `npm run check`\n\n```sh\na `b\nc`\n```\n')).toEqual([]);
});

test.each(pages)('%s keeps every command on one line', (page) => {
  expect(broken(readFileSync(path.join(ROOT, page), 'utf8'))).toEqual([]);
});
