import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../process/settings/projectRoot';
import { fillTemplate, shellTemplate } from '../shell/shellTemplate';
import { shellTexts, shellTextsIn } from './shellTexts';
import { catalogueTranslator, DEFAULT_TRANSLATOR } from '../../content/language/translator';

const SHELL = join(projectRoot(), 'shell/src');

/** The texts in the shell's code: the arguments of `t`, and the explanations of failures. */
const textsOfShell = (): string[] => {
  const files = readdirSync(SHELL, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(SHELL, file), 'utf8').matchAll(/(?:\bt\(|title: |text: )\s*'([^']+)'/g),
    ].map(([, text = '']) => text),
  );
};

test('a page in another language contains every text of the shell in that language', async () => {
  const wording = await catalogueTranslator('ny');
  const translated = new Set(textsOfShell().filter((english) => wording.t(english) !== english));
  expect([...translated].sort()).toEqual(Object.keys(shellTexts(wording)).sort());
});

test("the fallback page's texts and links are in the language; untranslated ones are unchanged", async () => {
  const html =
    '<html lang="en"><title>Try again</title><body>\n<p>\n  Try\n  again </p><p>No such text</p><a href="/">Go to the home page</a></body></html>';
  expect(fillTemplate(shellTemplate(html), shellTextsIn(await catalogueTranslator('ny')))).toBe(
    '<html lang="ny"><title>Try again</title><body>\n<p>Yesaninso</p><p>No such text</p><a href="/ny">Pitani ku tsamba loyamba</a></body></html>',
  );
  const plain = '<html lang="en"><body><a href="/">Go to the home page</a></body></html>';
  expect(fillTemplate(shellTemplate(plain), shellTextsIn(DEFAULT_TRANSLATOR))).toBe(plain);
});
