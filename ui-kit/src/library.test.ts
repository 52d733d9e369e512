import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from '.';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** Title of each component's documentation page, by the component's name. */
const titles = new Map(
  readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => [/title: '((?:[A-Z][^'/]*\/)+[^'/]+)'/.exec(read(file))?.[1] ?? '', file] as const)
    .map(([title, file]) => [title.split('/').at(-1) ?? '', file] as const),
);

/** Components are the exported names in capitals; hooks and functions start small. */
const components = [...Object.keys(kit).filter((name) => /^[A-Z]/.test(name)), 'ToastProvider'];

/** What every page tells, in this order. */
const SECTIONS = ['What for', 'When not', 'Anatomy', 'Do', "Don't", 'Accessibility', 'Props'];

it('knows its components', () => {
  expect(components).toEqual(expect.arrayContaining(['Carousel', 'Picture', 'PageHero', 'ListScreen']));
});

it.each(components)('%s has stories, and a documentation page named after it', (name) => {
  const stories = titles.get(name);
  expect(stories).toBeDefined();
  const page = (stories ?? '').replace('.stories.tsx', '.mdx');
  expect(existsSync(path.join(__dirname, page))).toBe(true);
  expect(read(page)).toContain(`# ${name}\n`);
  expect([...read(page).matchAll(/^## (.+)$/gm)].map(([, section]) => section)).toEqual(SECTIONS);
});
