import { spawnSync } from 'node:child_process';

/** Lines of code for browsers, and the rule that reports each; null if lint allows it. */
const LINES: [code: string, rule: string | null][] = [
  ['export const a = (numbers: number[]) => numbers.toSorted();', 'target/no-newer-members'],
  [
    'export const b = ([1, 2] as readonly number[]).findLast((one) => one > 1);',
    'target/no-newer-members',
  ],
  ["export const c = URL.canParse('/');", 'target/no-newer-members'],
  ['export const d = AbortSignal.timeout(1);', 'target/no-newer-members'],
  ['export const e = new URLSearchParams().size;', 'target/no-newer-members'],
  ['export const f = new Intl.Segmenter();', 'compat/compat'],
  ['export const g = structuredClone({});', 'compat/compat'],
  ['export const h = /(?<=a)b/;', 'compat/compat'],
  ['export const i = [1, 2].at(-1);', null],
  ["export const j = new URL('/', location.href);", null],
  ['export const k = document.body.checkVisibility?.();', null],
];

/** Lints its argument as an existing file of the project, because typed rules need one. */
const LINT = `import { ESLint } from 'eslint';
const results = await new ESLint().lintText(process.argv[1], { filePath: 'shell/src/browser/yieldToMain.ts' });
console.log(JSON.stringify(results[0].messages));`;

test('lint rejects APIs that the oldest browsers lack, in code for browsers', () => {
  const text = LINES.map(([code]) => `${code}\n`).join('');
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', LINT, text], {
    encoding: 'utf8',
  });
  const messages = JSON.parse(stdout) as { line: number; ruleId: string }[];
  const found = LINES.map(([code], at) => [
    code,
    messages.find(({ line }) => line === at + 1)?.ruleId ?? null,
  ]);
  expect(found).toEqual(LINES);
}, 240_000);
