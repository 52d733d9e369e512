import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../parts/parts';

/** The doors of ui-kit: what others may import, and the file behind it (ui-kit/package.json, exports). */
const DOORS = {
  '@charity-site/ui-kit': 'ui-kit/src/index.ts',
  '@charity-site/ui-kit/theme': 'ui-kit/src/theme/index.ts',
  '@charity-site/ui-kit/toasts': 'ui-kit/src/toasts/index.ts',
};

const FORMAT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const tsconfig = (): ts.CompilerOptions => {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile) as { config: object };
  return {
    ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options,
    incremental: false,
    tsBuildInfoFile: undefined,
  };
};

/** Whether a declaration is the library's own; what it takes over from MUI or React is named and not spelt out. */
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
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
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
 * The same text for the same type. The checker's order of literals depends on what it has seen before, and a parameter is
 * printed as it is written, with the comma that a line break brings.
 */
const normalized = (text: string): string =>
  text.replace(/"[^"]*"(?: \| "[^"]*")+/g, (union) => union.split(' | ').sort().join(' | ')).replaceAll(', }', ' }');

/** Everything others can import from ui-kit, door by door, with its types: a page to be compared and reviewed. */
export const publicSurface = (version: string): string => {
  const files = Object.values(DOORS).map((file) => path.join(ROOT, file));
  const program = ts.createProgram(files, tsconfig());
  const checker = program.getTypeChecker();
  const doors = Object.entries(DOORS).map(([door, file]) => {
    const source = program.getSourceFile(path.join(ROOT, file));
    const entry = source && checker.getSymbolAtLocation(source);
    if (!entry) throw new Error(`${file} exports nothing.`);
    const names = checker.getExportsOfModule(entry).sort((a, b) => (a.name < b.name ? -1 : 1));
    return [`## ${door}`, '', '```ts', ...names.map((one) => normalized(described(checker, one))), '```', ''].join(
      '\n',
    );
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
