import { mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../parts/parts';
import { run } from '../../parts/run';
import { copySources } from './copy';
import { blocksOf, follow, type Block } from './example';

let folder: string;
let blocks: Block[];
let recipes: Block[];
let withPages: Block[];
let language: Block[];

/** Opens and migrates a site's database with the code of the copy. */
const OPEN = `
import { openDatabase } from './content-server/src/db/open.ts';
const database = await openDatabase({ folder: 'site' });
await database.destroy();
`;

/**
 * A server's response to /robots.txt with the new setting off, and the error for an invalid value.
 */
const SETTING = `
import { readConfig } from './content-server/src/process/settings/config.ts';
import { startTestServer } from './content-server/testing/index.ts';
const { searchEngines } = readConfig({ SEARCH_ENGINES: 'off' });
const server = await startTestServer({ config: { searchEngines } });
console.log(await (await fetch(server.url + '/robots.txt')).text());
await server.close();
try {
  readConfig({ SEARCH_ENGINES: 'maybe' });
} catch (error) {
  console.log(error.message);
}
`;

const chapterOf = (page: string, chapter: string): Block[] =>
  // Later than every future migration.
  blocksOf(readFileSync(path.join(ROOT, page), 'utf8').replaceAll("'2027-0", "'2099-0"), chapter);

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'new-content-type-')));
  copySources(folder);
  writeFileSync(path.join(folder, 'open.mjs'), OPEN);
  writeFileSync(path.join(folder, 'setting.mjs'), SETTING);
  // An existing site from before the examples.
  expect(await openSite()).toEqual({ code: 0, output: '' });
  blocks = chapterOf('CONTRIBUTING.md', 'Adding a content type');
  withPages = chapterOf('docs/content-type-with-pages.md', 'Adding a content type with pages');
  recipes = chapterOf('CONTRIBUTING.md', 'Recipes');
  follow(blocks, folder);
  follow(withPages, folder);
  follow(recipes, folder);
  language = chapterOf('docs/languages.md', 'Adding a language');
  follow(language, folder);
}, 60_000);

/** Runs Node in the copy. @returns its exit code and output */
const runNode = async (...args: string[]) => {
  let output = '';
  const code = await run(process.execPath, args, {
    cwd: folder,
    onOutput: (text) => (output += text),
  });
  return { code, output };
};

const runTool = (tool: string, ...args: string[]) =>
  runNode(path.join(ROOT, 'node_modules', tool), ...args);
const openSite = () => runNode('--import', 'tsx', 'open.mjs');

test('the worked examples take as few edits as documented', () => {
  const written = blocks.filter(({ kind }) => kind === 'new');
  expect(written).toHaveLength(2);
  for (const { code } of written) expect(code.split('\n').length).toBeLessThan(40);
  expect(blocks).toHaveLength(4);

  const files = new Set(recipes.map(({ file }) => file));
  // A field takes 4, a singleton 4, a page 4 and a setting 3; two of them change the migrations.
  expect(recipes).toHaveLength(15);
  expect(files.size).toBe(14);

  const edited = (kind: Block['kind']) =>
    withPages.filter((block) => block.kind === kind).map(({ file }) => file);
  expect(edited('added')).toEqual([
    'api-client/src/entities/content/content.ts',
    'content-server/src/db/migrations/added.ts',
    'public-site/src/routes.tsx',
  ]);
  expect(edited('new').filter((file) => !file.startsWith('public-site/src/pages/'))).toHaveLength(
    2,
  );
  expect(language.map(({ file, kind }) => [file, kind])).toEqual([
    ['api-client/src/entities/languages/languages.ts', 'added'],
    ['api-client/src/languages/tum.ts', 'new'],
    ['api-client/src/languages/index.ts', 'added'],
  ]);
});

test('an existing site starts with the new types', async () => {
  expect(await openSite()).toEqual({ code: 0, output: '' });
}, 60_000);

test('the worked examples compile', async () => {
  expect(await runTool('typescript/bin/tsc', '-p', folder)).toEqual({ code: 0, output: '' });
}, 300_000);

test('the worked examples work: calls, rules, screen, pages, search and language', async () => {
  const { code, output } = await runTool(
    'jest/bin/jest.js',
    '--config',
    path.join(folder, 'jest.example.mjs'),
  );
  if (code !== 0) throw new Error(output);
  expect(output).toContain('10 passed');
}, 300_000);

test('the recipe of a setting works: its value is used, and an invalid one is rejected', async () => {
  expect(await runNode('--import', 'tsx', 'setting.mjs')).toEqual({
    code: 0,
    output:
      'User-agent: *\nDisallow: /\n\nA setting cannot be used.\nSEARCH_ENGINES: must be on or off.\n',
  });
}, 60_000);
