import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../parts/parts';

const PRODUCT = 'docs/product.md';

/** Documents that are not in the repository, by the names under which they were once cited. */
const ELSEWHERE = /\b(?:SPEC|DECISIONS|DESIGN|CONVENTIONS|TOOLCHAIN)(?:,? sections?)? ?\d|\bissue \d+, point/;

const sectionsOf = (product: string): Set<string> =>
  new Set(
    [...product.matchAll(/^(?:## (\d+)\.|\*\*(\d+\.\d+)\b)/gm)].map(([, chapter, section]) => chapter ?? section ?? ''),
  );

/** What is wrong with the references in a text: sections and files that do not exist, documents that are elsewhere. */
export const wrongReferences = (file: string, text: string, product: string): string[] => {
  const sections = sectionsOf(product);
  const cited = [...text.matchAll(/docs\/product\.md (\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)*)/g)]
    .flatMap(([, numbers = '']) => numbers.split(', '))
    .filter((number) => !sections.has(number))
    .map((number) => `${PRODUCT} has no section ${number}`);
  const decisions = [...text.matchAll(/docs\/decisions\/[\w-]+\.md/g)]
    .filter(([page]) => !existsSync(path.join(ROOT, page)))
    .map(([page]) => `${page} does not exist`);
  const links = file.endsWith('.md')
    ? [...text.matchAll(/\]\((?![a-z]+:|#|<)([^)#\s]+)/g)]
        .filter(([, link = '']) => !existsSync(path.join(ROOT, path.dirname(file), link)))
        .map(([, link]) => `the link to ${link} leads nowhere`)
    : [];
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
