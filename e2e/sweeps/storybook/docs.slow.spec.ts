import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../build/parts/parts';
import { filesEnding } from './entries';
import { expect, test } from './test';

test('every story and page of the index comes from a tested file', async ({ library }) => {
  const files = new Set([...filesEnding('.stories.tsx'), ...filesEnding('.mdx')]);
  expect(
    library.entries.map(({ importPath }) => importPath).filter((file) => !files.has(file)),
  ).toEqual([]);
});

test('pages link to existing pages', ({ library }) => {
  const linked = [...filesEnding('.mdx'), ...filesEnding('.guide.tsx')]
    .flatMap((file) => [
      ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\(\?path=\/\w+\/([^)]*)\)/g),
    ])
    .map(([, id]) => id);
  expect(linked).not.toEqual([]);
  const ids = new Set(library.entries.map(({ id }) => id));
  expect(linked.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
});

/** Pages of components are generated from their stories and guides, all others are MDX. */
const sources = [
  ...filesEnding('.mdx'),
  ...filesEnding('.guide.tsx').map((file) => file.replace('.guide.tsx', '.stories.tsx')),
];

for (const file of sources) {
  test(`${file
    .split('/')
    .at(-1)
    ?.replace(/\.(mdx|stories\.tsx)$/, '')} has a documentation page that opens`, async ({
    library,
  }) => {
    const pages = library.entries.filter(
      ({ type, importPath }) => type === 'docs' && importPath === file,
    );
    expect(pages, 'pages of the file in the index').toHaveLength(1);
    for (const { id } of pages) {
      const found = await library.preview.docs(id);
      expect([...found, ...library.complaints()]).toEqual([]);
    }
  });
}
