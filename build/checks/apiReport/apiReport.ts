import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../parts/parts';

/** The entry points of ui-kit and their files (`exports` in ui-kit/package.json). */
const ENTRY_POINTS = {
  '@charity-site/ui-kit': 'ui-kit/src/index.ts',
  '@charity-site/ui-kit/theme': 'ui-kit/src/theme/index.ts',
  '@charity-site/ui-kit/toasts': 'ui-kit/src/toasts/index.ts',
};

const FORMAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const tsconfig = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as {
    config: object;
  };
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options,
    incremental: false,
    tsBuildInfoFile: undefined,
  };
};

/** True for our own declarations. Types of MUI and React appear by name only. */
const isOurs = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((one) =>
    path.relative(ROOT, one.getSourceFile().fileName).startsWith('ui-kit/src/'),
  );

const membersOf = (checker: ts.TypeChecker, type: ts.Type): string[] =>
  checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .map((member) => {
      const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `  ${member.name}${optional}: ${checker.typeToString(checker.getTypeOfSymbol(member), undefined, FORMAT)};`;
    })
    .sort();

const described = (checker: ts.TypeChecker, exported: ts.Symbol): string => {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (symbol.flags & ts.SymbolFlags.Value) {
    return `const ${exported.name}: ${checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, FORMAT)};`;
  }
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (type.isUnion())
    return `type ${exported.name} = ${type.types
      .map((one) => checker.typeToString(one, undefined, FORMAT))
      .sort()
      .join(' | ')};`;
  return [`interface ${exported.name} {`, ...membersOf(checker, type), '}'].join('\n');
};

/**
 * Returns the same text for the same type. The order of literals depends on earlier checks, and
 * parameters are printed as written, with a trailing comma after a line break.
 */
const normalized = (text: string): string =>
  text
    .replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | '))
    .replaceAll(', }', ' }');

/**
 * The report of all public exports of ui-kit with their types, by entry point, for comparison and
 * review.
 */
export const apiReport = (version: string): string => {
  const files = Object.values(ENTRY_POINTS).map((file) => path.join(ROOT, file));
  const program = ts.createProgram(files, tsconfig());
  const checker = program.getTypeChecker();
  const doors = Object.entries(ENTRY_POINTS).map(([door, file]) => {
    const source = program.getSourceFile(path.join(ROOT, file));
    const entry = source && checker.getSymbolAtLocation(source);
    if (!entry) throw new Error(`${file} exports nothing.`);
    const names = checker.getExportsOfModule(entry).sort((a, b) => (a.name < b.name ? -1 : 1));
    return [
      `## ${door}`,
      '',
      '```ts',
      ...names.map((one) => normalized(described(checker, one))),
      '```',
      '',
    ].join('\n');
  });
  return [
    '# The public surface of ui-kit',
    '',
    `Version ${version}.`,
    '',
    'Written by `npm run surface`; a change of this page is a change others feel, and needs its line in CHANGELOG.md.',
    '',
    ...doors,
  ].join('\n');
};
