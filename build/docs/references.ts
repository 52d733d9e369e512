import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';

const PRODUCT = 'docs/product.md';

/** Names of documents that are not in the repository. */
const ELSEWHERE = /\b(?:SPEC|DECISIONS|DESIGN|CONVENTIONS|TOOLCHAIN)(?:,? sections?)? ?\d|\bissue \d+, point/;

const sectionsOf = (product: string): Set<string> =>
  new Set(
    [...product.matchAll(/^(?:## (\d+)\.|\*\*(\d+\.\d+)\b)/gm)].map(([, chapter, section]) => chapter ?? section ?? ''),
  );

/** The anchor that GitHub gives a heading: lower case, punctuation dropped, spaces as hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const hasAnchor = (page: string, anchor: string): boolean =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchorOf(heading) === anchor);

const containsName = (file: string, name: string): boolean =>
  statSync(file).isFile() && new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'));

/** The broken relative links of a page. A link whose text is a name in code must lead to a file that contains that name. */
const wrongLinks = (file: string, text: string): string[] =>
  [...text.matchAll(/\[([^\]]*)\]\((?![a-z]+:|<)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
    ([, label = '', link = '', anchor]) => {
      const target = link ? path.join(ROOT, path.dirname(file), link) : path.join(ROOT, file);
      if (!existsSync(target)) return [`the link to ${link} leads nowhere`];
      if (anchor && target.endsWith('.md') && !hasAnchor(target, anchor)) return [`${link} has no heading #${anchor}`];
      const name = /^`(\w+)`$/.exec(label)?.[1];
      return name && !containsName(target, name) ? [`${link} does not contain ${name}`] : [];
    },
  );

/** The wrong references in a text: missing sections, files and names, and documents outside the repository. */
export const wrongReferences = (file: string, text: string, product: string): string[] => {
  const sections = sectionsOf(product);
  const cited = [...text.matchAll(/docs\/product\.md (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)/g)]
    .flatMap(([, numbers = '']) => numbers.split(', '))
    .filter((number) => !sections.has(number))
    .map((number) => `${PRODUCT} has no section ${number}`);
  const decisions = [...text.matchAll(/docs\/decisions\/[\w-]+\.md/g)]
    .filter(([page]) => !existsSync(path.join(ROOT, page)))
    .map(([page]) => `${page} does not exist`);
  const links = file.endsWith('.md') ? wrongLinks(file, text) : [];
  const elsewhere = ELSEWHERE.exec(text);
  return [...cited, ...decisions, ...links, ...(elsewhere ? [`"${elsewhere[0]}" is not in the repository`] : [])];
};

/** The wrong references of all files under version control, each with its file. */
export const allWrongReferences = (): string[] => {
  const product = readFileSync(path.join(ROOT, PRODUCT), 'utf8');
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs', '*.md', '*.mdx', '*.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return files
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(ROOT, file)) && !file.startsWith('build/docs/references'))
    .flatMap((file) =>
      wrongReferences(file, readFileSync(path.join(ROOT, file), 'utf8'), product).map((wrong) => `${file}: ${wrong}`),
    );
};
