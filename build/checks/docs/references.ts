import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../parts/parts';

const PRODUCT = 'docs/product.md';

const DECISIONS = 'docs/decisions';

/** The files that people read, as arguments of `git ls-files`. */
const READ = [
  '*.ts',
  '*.tsx',
  '*.cts',
  '*.js',
  '*.mjs',
  '*.cjs',
  '*.html',
  '*.md',
  '*.mdx',
  '*.yml',
  '*.conf',
  '*.env',
  '*.service',
  '*Caddyfile',
];

/** Documents outside the repository, by name or folder. */
const ELSEWHERE =
  /\b(?:SPEC|DECISIONS|DESIGN|CONVENTIONS|TOOLCHAIN|STYLE|SERVER-RENDERING)\b(?:,? sections?)?(?: \d+)?|\b[Tt]he specification\b|\bsections? \d+|\bissue \d+, point|(?<!\.\.\/)\.\.\/shared\//;

/** Joins the lines of each paragraph and comment, because a reference can span two. */
const unbroken = (text: string): string =>
  text.replaceAll(/\n[ \t]*(?:(?:\*|\/\/|#)[ \t]*)?(?=\S)/g, ' ');

/**
 * The prose of a file: all of a page, the comments of a source file. Names in code can equal those
 * of documents.
 */
const proseOf = (file: string, text: string): string =>
  /\.(?:[cm]?[jt]s|tsx)$/.test(file)
    ? [...text.matchAll(/\/\/.*|\/\*[^]*?\*\//g)].join('\n')
    : text;

/**
 * Wrong references to decisions, such as `docs/decisions/0018-page-cache.md`, `docs/decisions/0018`
 * and `decision 0018`.
 */
const wrongDecisions = (text: string): string[] => {
  const pages = readdirSync(path.join(ROOT, DECISIONS));
  const named = [...text.matchAll(/docs\/decisions\/([\w-]+\.md)/g)]
    .filter(([, page = '']) => !pages.includes(page))
    .map(([page]) => `${page} does not exist`);
  const numbered = [...text.matchAll(/\b(?:decisions\/|decisions? )(\d{4})\b(?!-)/gi)]
    .filter(([, number = '']) => !pages.some((page) => page.startsWith(`${number}-`)))
    .map(([, number]) => `there is no decision ${number}`);
  return [...named, ...numbered];
};

const sectionsOf = (product: string): Set<string> =>
  new Set(
    [...product.matchAll(/^(?:## (\d+)\.|\*\*(\d+\.\d+)\b)/gm)].map(
      ([, chapter, section]) => chapter ?? section ?? '',
    ),
  );

/** The anchor that GitHub gives a heading: lower case, punctuation dropped, spaces as hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const hasAnchor = (page: string, anchor: string): boolean =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].some(
    ([, heading = '']) => anchorOf(heading) === anchor,
  );

const containsName = (file: string, name: string): boolean =>
  statSync(file).isFile() && new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));

/**
 * The broken relative links of a page. A link whose text is a code name must lead to a file that
 * contains the name.
 */
const wrongLinks = (file: string, text: string): string[] =>
  [...text.matchAll(/\[([^[\]]*)\]\((?![a-z]+:|<)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, label = '', link = '', anchor]) => {
      const target = link ? path.join(ROOT, path.dirname(file), link) : path.join(ROOT, file);
      if (!existsSync(target)) return [`the link to ${link} leads nowhere`];
      if (anchor && target.endsWith('.md') && !hasAnchor(target, anchor))
        return [`${link} has no heading #${anchor}`];
      const name = /^`(\w+)`$/.exec(label)?.[1];
      return name && !containsName(target, name) ? [`${link} does not contain ${name}`] : [];
    },
  );

/**
 * The wrong references in a text: missing sections, files and names, and documents outside the
 * repository.
 */
export const wrongReferences = (file: string, text: string, product: string): string[] => {
  const sections = sectionsOf(product);
  const joined = unbroken(text);
  const cited = [...joined.matchAll(/docs\/product\.md (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)/g)]
    .flatMap(([, numbers = '']) => numbers.split(', '))
    .filter((number) => !sections.has(number))
    .map((number) => `${PRODUCT} has no section ${number}`);
  const links = file.endsWith('.md') ? wrongLinks(file, text) : [];
  const elsewhere = ELSEWHERE.exec(unbroken(proseOf(file, text)));
  return [
    ...cited,
    ...wrongDecisions(joined),
    ...links,
    ...(elsewhere ? [`"${elsewhere[0]}" is not in the repository`] : []),
  ];
};

/** The wrong references in all tracked files, each with its file. */
export const allWrongReferences = (): string[] => {
  const product = readFileSync(path.join(ROOT, PRODUCT), 'utf8');
  const files = execFileSync('git', ['ls-files', ...READ], { cwd: ROOT, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .filter(
      (file) =>
        existsSync(path.join(ROOT, file)) && !file.startsWith('build/checks/docs/references'),
    )
    .flatMap((file) =>
      wrongReferences(file, readFileSync(path.join(ROOT, file), 'utf8'), product).map(
        (wrong) => `${file}: ${wrong}`,
      ),
    );
};
