import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { radius, sizes, blockSpace } from './sizes';
import { typography } from './typography';

const root = path.join(__dirname, '../../..');

/** Sources of the product: without tests and Storybook files. */
const files = ['ui-kit', 'admin-app', 'public-site'].flatMap((part) =>
  readdirSync(path.join(root, part, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test|stories|guide)\.tsx?$/.test(file) && !file.startsWith('docs/'))
    .map((file) => path.join(part, 'src', file)),
);

/** Literal values of a property, also in objects by breakpoint and in conditions. */
const literals = (value: ts.Expression): string[] => {
  if (ts.isStringLiteralLike(value) || ts.isNumericLiteral(value)) return [value.text];
  if (ts.isTemplateExpression(value)) return [value.getText().replace(/\$\{.+?\}/g, 'token')];
  if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].flatMap(literals);
  if (!ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) ? literals(one.initializer) : [],
  );
};

/** Values of a style in the sources that are no tokens, as 'file: value'. */
const findViolations = (names: readonly string[], isToken: (value: string) => boolean): string[] =>
  files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!names.some((name) => text.includes(`${name}:`))) return [];
    const values: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && names.includes(node.name.getText()))
        values.push(...literals(node.initializer));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
    return values.filter((value) => !isToken(value)).map((value) => `${file}: ${value}`);
  });

/** Absolute lengths in a value. */
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
/** Sizes of icons, which are as high as a line. */
const ICON_SIZES = ['0', '20', '22'];

test('font sizes are tokens of the scale; print has its own, in points', () => {
  // Also the minimum or maximum of a fluid size.
  const ends = SIZES.flatMap((size) => [lengths(size).at(0), lengths(size).at(-1)]);
  const isToken = (value: string) => {
    const remainder = SIZES.reduce((rest, size) => rest.replace(size, ''), value);
    return /^[\d.]+$/.test(value)
      ? ICON_SIZES.includes(value)
      : lengths(remainder).every((length) => ends.includes(length));
  };
  expect(findViolations(['fontSize'], isToken)).toEqual([]);
});

test('radii are tokens of the theme', () => {
  const tokens = Object.values<number>(radius).map(String);
  // In the sx property, 1 is the radius of fields.
  const isToken = (value: string) =>
    ['0', '1', '50%', ...tokens].includes(value) ||
    (/px/.test(value) &&
      lengths(value).every((length) => tokens.includes(length.replace('px', ''))));
  expect(findViolations(['borderRadius'], isToken)).toEqual([]);
});

test('the space above and below sections is a token of the theme', () => {
  const isToken = (value: string) =>
    !value.includes('clamp') || Object.values<string>(blockSpace).includes(value);
  expect(findViolations(['paddingBlock', 'paddingTop', 'paddingBottom'], isToken)).toEqual([]);
});
