import { breakingChanges, mayBreak, versionOf } from './breaking';

const REPORT = `Version 0.1.0.

## ui-kit

\`\`\`ts
const Pager: ({ page }: PagerProps) => Element;
interface PagerProps {
  busy?: boolean | undefined;
  page: number;
}
type Tone = "deep" | "plain";
const height: "31rem";
\`\`\`
`;

const changed = (from: string, to: string) => breakingChanges(REPORT, REPORT.replace(from, to));

test('accepts equal exports, a new name, an optional property and one more value', () => {
  expect(breakingChanges(REPORT, REPORT)).toEqual([]);
  expect(changed('type Tone', 'type New = string;\ntype Tone')).toEqual([]);
  expect(changed('  page', '  label?: string | undefined;\n  page')).toEqual([]);
  expect(changed('"deep" | "plain"', '"deep" | "light" | "plain"')).toEqual([]);
  expect(changed('({ page }: PagerProps)', '({ page, busy }: PagerProps)')).toEqual([]);
  expect(changed('const height: "31rem";', 'const height: "496px";')).toEqual([]);
});

test.each([
  ['a name that is gone', 'type Tone = "deep" | "plain";\n', ''],
  ['a changed type', '"deep" | "plain"', '"deep"'],
  ['a value that is gone', '"deep" | "plain"', '"deep" | "light"'],
  ['a property that is gone', '  busy?: boolean | undefined;\n', ''],
  ['a property that changed', 'page: number', 'page: string'],
  ['a new required property', '  page', '  label: string;\n  page'],
])('names %s', (_what, from, to) => {
  expect(changed(from, to)).not.toEqual([]);
});

test('distinguishes equal names of different entry points', () => {
  expect(changed('## ui-kit', '## ui-kit/theme')).toContain('## ui-kit Pager is gone');
});

test.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
])('from %s to %s may break: %s', (from, to, may) => {
  expect(mayBreak(from, to)).toBe(may);
});

test('reads the version a report was written for', () => {
  expect(versionOf(REPORT)).toBe('0.1.0');
});
