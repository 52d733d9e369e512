import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import kit from '../package.json';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** Title of each component's documentation page, by the component's name. */
const titles = new Map(
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [/title: '((?:[A-Z][^'/]*\/)+[^'/]+)'/.exec(read(file))?.[1] ?? '', file] as const)
    .map(([title, file]) => [title.split('/').at(-1) ?? '', file] as const),
);

/** What others can import, through each of the library's doors. */
const exported = Object.values(kit.exports).flatMap((door) =>
  Object.keys(jest.requireActual<object>(path.join(__dirname, '..', door))),
);

/** Components are the exported names in capitals; hooks and functions start small. */
const components = exported.filter((name) => /^[A-Z]/.test(name));

/** What every page tells, in this order. */
const SECTIONS = ['What for', 'When not', 'Anatomy', 'Do', "Don't", 'Accessibility', 'Props'];

/** What a person does to a component, as its source takes it in: a handler given, or a way out for its owner. */
const REACTS = /\bon(Click|Change|KeyDown|KeyUp|Close|Submit|Pointer\w+|Drop|Input|Select)\??\s*[=:]/;

/** The folders of the library whose components react to a person. */
const reacting = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, files: readdirSync(path.join(__dirname, name), { encoding: 'utf8' }) }))
  .filter(({ files }) => files.some((file) => file.endsWith('.stories.tsx')))
  .filter(({ name, files }) =>
    files.some((file) => /(?<!stories|test)\.tsx?$/.test(file) && REACTS.test(read(path.join(name, file)))),
  );

it('knows what reacts', () => {
  const names = reacting.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Carousel', 'Field', 'NavMenu', 'ShareButtons', 'toasts']));
  expect(names).not.toContain('QuoteBlock');
});

it.each(reacting)('$name has a story that does what a person does and says what is then seen', ({ name, files }) => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx')).map((file) => read(path.join(name, file)));
  expect(stories.filter((text) => /\bplay: /.test(text) && /\bexpect\(/.test(text))).not.toEqual([]);
});

it('knows its components', () => {
  expect(components).toEqual(expect.arrayContaining(['Carousel', 'Picture', 'KitProvider', 'ToastProvider']));
});

it.each(components)('%s has stories, and a documentation page named after it', (name) => {
  const stories = titles.get(name);
  expect(stories).toBeDefined();
  const page = (stories ?? '').replace('.stories.tsx', '.mdx');
  expect(existsSync(path.join(__dirname, page))).toBe(true);
  expect(read(page)).toContain(`# ${name}\n`);
  expect([...read(page).matchAll(/^## (.+)$/gm)].map(([, section]) => section)).toEqual(SECTIONS);
});
