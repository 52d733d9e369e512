import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kitTheme } from '../../ui-kit/src/theme/theme';

type Declarations = Record<string, unknown>;

/** The tokens used in CSS, such as `--kit-palette-divider`. */
const tokensIn = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/var\((--kit-[\w-]+)\)/g), ([, name = '']) => name));

/** The values of tokens in ui-kit's theme, for both colour schemes. */
const valuesOf = (tokens: ReadonlySet<string>): string => {
  const root = (declarations: Declarations): string => {
    const lines = Object.entries(declarations).flatMap(([name, value]) => {
      if (name === 'colorScheme') return [`  color-scheme: ${String(value)};`];
      return tokens.has(name) ? [`  ${name}: ${String(value)};`] : [];
    });
    return lines.length > 0 ? `:root {\n${lines.join('\n')}\n}` : '';
  };
  const rules = kitTheme.generateStyleSheets().flatMap((sheet) =>
    Object.entries(sheet).map(([selector, value]) => {
      const declarations = value as Declarations;
      return selector.startsWith('@')
        ? `${selector} {\n${root(declarations[':root'] as Declarations)}\n}`
        : root(declarations);
    }),
  );
  return rules.filter(Boolean).join('\n');
};

const sheet = (name: string): string =>
  readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

/**
 * The style sheets of the server's static pages: `plain` for all of them, `releases` in addition
 * for /releases. Each begins with the values of its tokens.
 */
export const plainStyles = (): { plain: string; releases: string } => {
  const plain = sheet('plain.css');
  const releases = sheet('releases.css');
  const own = tokensIn(plain);
  const further = new Set([...tokensIn(releases)].filter((token) => !own.has(token)));
  return {
    plain: `${valuesOf(own)}\n${plain}`,
    releases: `${valuesOf(further)}\n${releases}`,
  };
};

/** The server's module with the style sheets. */
export const plainStyleModule = (): string => {
  const { plain, releases } = plainStyles();
  return (
    "// Made from build/plainStyle and ui-kit's theme: node --import tsx build/cli/plainStyle.ts\n" +
    `export const PLAIN_STYLE = \`${plain}\`;\n\nexport const RELEASES_STYLE = \`${releases}\`;\n`
  );
};

/** The file of that module. */
export const PLAIN_STYLE_FILE = fileURLToPath(
  new URL('../../content-server/src/releases/emergencyPage/plainStyle.ts', import.meta.url),
);
