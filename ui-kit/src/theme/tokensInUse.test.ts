import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { radius, sizes, blockSpace } from './sizes';
import { typography } from './typography';

const root = path.join(__dirname, '../../..');

/** Sources of what people see: without tests, and without what only Storybook shows. */
const files = ['ui-kit', 'admin-app', 'public-site'].flatMap((part) =>
  readdirSync(path.join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test|stories|guide)\.tsx?$/.test(file) && !file.startsWith('docs/'))
    .map((file) => path.join(part, 'src', file)),
);

/** The literal values of a property, also those of an object by window width and of a condition. */
const literals = (value: ts.Expression): string[] => {
  if (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) return [value.text];
  if (ts.isTemplateExpression(value)) return [value.getText().replace(/\$\{.+?\}/g, 'token')];
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(literals);
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) ? literals(one.initializer) : [],
  );
};

/** Values of a style in the sources, as 'file: value', that are not allowed. */
const strange = (names: readonly string[], isToken: (value: string) => boolean): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!names.some((name) => text.includes(`${name}:`))) return [];
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && names.includes(node.name.getText()))
        found.push(...literals(node.initializer));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
    return found.filter((value) => !isToken(value)).map((value) => `${file}: ${value}`);
  });

/** The lengths in a value, without those that follow a surrounding size or the window. */
const lengths = (value: string): string[] => value.match(/[\d.]+(rem|px)/g) ?? [];

const SIZES = [...Object.values(typography), ...Object.values(sizes)]
  .flatMap((one) =>
    typeof one === 'string'
      ? [one]
      : typeof one === 'object'
        ? [one.fontSize.replace(/^min\((.+), var.+$/, '$1')]
        : [],
  )
  .sort((one, other) => other.length - one.length);
/** Sizes of signs, which are as high as a line. */
const SIGNS = ['0', '20', '22'];

test('font sizes are those of the scale; paper has its own, in points', () => {
  // Also one end of a size that grows with the window.
  const ends = SIZES.flatMap((size) => [lengths(size).at(0), lengths(size).at(-1)]);
  const isToken = (value: string) => {
    const rest = SIZES.reduce((left, size) => left.replace(size, ''), value);
    return /^[\d.]+$/.test(value)
      ? SIGNS.includes(value)
      : lengths(rest).every((length) => ends.includes(length));
  };
  expect(strange(['fontSize'], isToken)).toEqual([]);
});

test('radii are those of the theme', () => {
  const tokens = Object.values<number>(radius).map(String);
  // In the sx property, 1 is the field's.
  const isToken = (value: string) =>
    ['0', '1', '50%', ...tokens].includes(value) ||
    (/px/.test(value) &&
      lengths(value).every((length) => tokens.includes(length.replace('px', ''))));
  expect(strange(['borderRadius'], isToken)).toEqual([]);
});

test('the space above and below a section is that of the theme', () => {
  const isToken = (value: string) =>
    !value.includes('clamp') || Object.values<string>(blockSpace).includes(value);
  expect(strange(['paddingBlock', 'paddingTop', 'paddingBottom'], isToken)).toEqual([]);
});
