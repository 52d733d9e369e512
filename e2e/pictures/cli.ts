import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../build/browser/findBrowser';
import { ROOT } from '../../build/parts/parts';
import { picturesPage } from '../../build/pictures/page';
import { hasSamePackages, revisionNamed, thisTree, withRevision } from '../../build/pictures/revision';
import { buildStorybook, isStorybookFresh, STORYBOOK_DIR, storybookBuild } from '../../build/storybook/buildStorybook';
import { browserOptions } from '../product/browser';
import { differences } from './differences';

const FILE = path.join(ROOT, 'pictures/index.html');

const USAGE = `Say which revision to compare with:
  npm run pictures -- main              every story of the working tree beside those of main
  npm run pictures -- HEAD~5 Field Pager    only stories whose titles or names contain one of these words
  npm run pictures -- main --dark       in the dark scheme`;

// `npm run pictures -- <revision>`: what looks different in the component library since then, as one page to look at.
const given = process.argv.slice(2);
const scheme = given.includes('--dark') ? 'dark' : 'light';
const [name, ...words] = given.filter((argument) => argument !== '--dark');

const compare = async (revisionName: string): Promise<void> => {
  const revision = revisionNamed(revisionName);
  const executable = await findBrowser();
  await withRevision(revision, async (tree, before) => {
    console.log(`Building the library of ${revision.description}.`);
    await storybookBuild(tree, before);
    if (!isStorybookFresh()) {
      console.log('Building the library of the working tree.');
      await buildStorybook();
    }
    console.log('Looking at every story in both; all of them take some minutes.');
    const browser = await chromium.launch(browserOptions(executable));
    try {
      const found = await differences({
        browser,
        before,
        after: STORYBOOK_DIR,
        scheme,
        words,
        onLooked: (done, of) => {
          if (done % 50 === 0) console.log(`${done} of ${of} stories.`);
        },
      });
      const page = picturesPage({
        before: revision.description,
        after: thisTree(),
        scheme,
        ...found,
        notes: [
          ...(words.length > 0 ? [`Only stories that are named so: ${words.join(', ')}.`] : []),
          ...(hasSamePackages(revision)
            ? []
            : [
                'The packages changed in between. Both are shown with those of now: what newer packages changed is not here.',
              ]),
        ],
      });
      await mkdir(path.dirname(FILE), { recursive: true });
      await writeFile(FILE, page);
      const { changed, added, removed, unchanged } = found;
      console.log(
        `${changed.length} changed, ${added.length} new, ${removed.length} removed, ${unchanged} unchanged: ${path.relative(process.cwd(), FILE)}`,
      );
    } finally {
      await browser.close();
    }
  });
};

if (!name) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  try {
    await compare(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
