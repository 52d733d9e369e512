import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withCustomConfig } from 'react-docgen-typescript';
import type { Guide } from '../../.storybook/blocks/guide';
import { docgen } from '../../.storybook/docgen';
import kit from '../package.json';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** Title of each component's documentation page, by the component's name. */
const titles = new Map(
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map(
      (file) => [/title: '((?:[A-Z][^'/]*\/)+[^'/]+)'/.exec(read(file))?.[1] ?? '', file] as const,
    )
    .map(([title, file]) => [title.split('/').at(-1) ?? '', file] as const),
);

/** Public exports with their import path, such as '@charity-site/ui-kit/theme'. */
const exported = Object.entries(kit.exports).flatMap(([subpath, file]) =>
  Object.entries(jest.requireActual<object>(path.join(__dirname, '..', file))).map(
    ([name, value]) => ({
      name,
      request: path.posix.join(kit.name, subpath),
      // The export may have another name than the function.
      ownName: typeof value === 'function' ? value.name : name,
    }),
  ),
);

/** Exports in PascalCase: components. */
const components = exported.filter(({ name }) => /^[A-Z]\w*[a-z]/.test(name));

const componentFiles = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.stories|\.test|\.guide)\.tsx$/.test(file))
  .map((file) => path.join(__dirname, file));

/** Components with their props, as in the props tables. */
const documented = withCustomConfig(path.join(__dirname, '../../tsconfig.json'), docgen).parse(
  componentFiles,
);

/** Props by component. */
const props = new Map(
  documented.map(({ displayName, props: own }) => [displayName, Object.values(own)] as const),
);

/** Source patterns of interactive components: an event handler or a callback prop. */
const INTERACTIVE =
  /\bon(Click|Change|KeyDown|KeyUp|Close|Submit|Pointer\w+|Drop|Input|Select)\??\s*[=:]/;

/** Folders of interactive components. */
const interactive = readdirSync(__dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => path.relative(__dirname, path.join(parentPath, name)))
  .map((name) => ({ name, files: readdirSync(path.join(__dirname, name), { encoding: 'utf8' }) }))
  .filter(({ files }) => files.some((file) => file.endsWith('.stories.tsx')))
  .filter(({ name, files }) =>
    files.some(
      (file) =>
        /(?<!stories|test|guide)\.tsx?$/.test(file) &&
        INTERACTIVE.test(read(path.join(name, file))),
    ),
  );

test('finds components, and interactive ones', () => {
  const all = components.map(({ name }) => name);
  expect(all).toEqual(
    expect.arrayContaining(['Carousel', 'Picture', 'KitProvider', 'ToastProvider']),
  );
  const names = interactive.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'layout/Carousel',
      'fields/Field',
      'layout/NavMenu',
      'text/ShareButtons',
      'toasts',
    ]),
  );
  expect(names).not.toContain('text/QuoteBlock');
});

test.each(interactive)(
  '$name has a story that acts like a person and expects the result',
  ({ name, files }) => {
    const stories = files
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => read(path.join(name, file)));
    expect(
      stories.filter((text) => /\bplay: /.test(text) && /\bexpect\w*\(/.test(text)),
    ).not.toEqual([]);
  },
);

test.each(components)(
  '$name has stories and a guide for its documentation page',
  ({ name, request }) => {
    const stories = titles.get(name);
    expect(stories).toBeDefined();
    const file = (stories ?? '').replace('.stories.tsx', '.guide');
    expect(read(stories ?? '')).toContain(`import { guide } from './${path.basename(file)}';`);
    expect(read(stories ?? '')).toMatch(/\bparameters: \{ guide\b/);
    const { guide } = jest.requireActual<{ guide: Guide }>(path.join(__dirname, `${file}.tsx`));
    const imports = guide.imports ?? `import { ${name} } from '@charity-site/ui-kit';`;
    expect(imports).toMatch(new RegExp(`^import \\{ ${name}[^}]* \\} from '${request}';$`));
    for (const texts of [guide.whenToUse, guide.whenNotToUse, guide.accessibility])
      expect(texts).not.toHaveLength(0);
  },
);

test.each(components)('$name has the tag of a version in the changelog', ({ name }) => {
  const since =
    /tags: \['since-([\d.]+)'(, 'deprecated')?, '\w+'\]/.exec(read(titles.get(name) ?? ''))?.[1] ??
    '';
  const released = [...read('../CHANGELOG.md').matchAll(/^## (\d\S*)/gm)].map(
    ([, version]) => version,
  );
  // The next minor version has no heading yet.
  const [major, minor] = kit.version.split('.').map(Number);
  expect([...released, `${major}.${(minor ?? 0) + 1}.0`]).toContain(since);
});

test('finds the props of components, also from other files', () => {
  const names = (component: string) => props.get(component)?.map(({ name }) => name);
  expect(names('Banner')).toEqual(['kind', 'children', 'action']);
  expect(names('DateTimeField')).toContain('hint');
});

test.each(components)('$name has a doc comment', ({ ownName }) => {
  expect(documented.find(({ displayName }) => displayName === ownName)?.description).toBeTruthy();
});

test.each(components)(
  'every prop of $name has a description and a specific type',
  ({ ownName }) => {
    const componentProps = props.get(ownName) ?? [];
    expect([...props.keys()]).toContain(ownName);
    expect(
      componentProps.filter(({ description }) => !description).map((prop) => prop.name),
    ).toEqual([]);
    const vague = componentProps.filter(({ type }) => /\b(any|unknown|union)\b/.test(type.name));
    expect(vague.map((prop) => `${prop.name}: ${prop.type.name}`)).toEqual([]);
  },
);
