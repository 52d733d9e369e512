import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { kitTheme } from '../../ui-kit/src/theme/theme';

type Declarations = Record<string, unknown>;

const CSS = fileURLToPath(new URL('plain.css', import.meta.url));

/** The rule without comments and line breaks, whose words stay apart. */
const minified = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(';}', '}')
    .replaceAll('}', '}\n');

/**
 * The style sheet of the pages that the server makes without the shell: plain.css, with those
 * tokens of ui-kit's theme that it uses, for both colour schemes.
 */
export const plainStyle = (): string => {
  const css = readFileSync(CSS, 'utf8');
  const used = new Set(Array.from(css.matchAll(/var\((--kit-[\w-]+)\)/g), ([, name]) => name));
  const root = (declarations: Declarations): string => {
    const lines = Object.entries(declarations).flatMap(([name, value]) => {
      if (name === 'colorScheme') return [`color-scheme:${String(value)}`];
      return used.has(name) ? [`${name}:${String(value)}`] : [];
    });
    return lines.length > 0 ? `:root{${lines.join(';\n')}}` : '';
  };
  const tokens = kitTheme.generateStyleSheets().flatMap((sheet) =>
    Object.entries(sheet).map(([selector, value]) => {
      const declarations = value as Declarations;
      return selector.startsWith('@')
        ? `${selector}{${root(declarations[':root'] as Declarations)}}`
        : root(declarations);
    }),
  );
  return `${tokens.filter(Boolean).join('\n')}\n${minified(css).trim()}`;
};

/** The module of the server with the style sheet. */
export const plainStyleModule = (): string =>
  `// Made from plain.css and ui-kit's theme: node --import tsx build/cli/plainStyle.ts\n` +
  `export const PLAIN_STYLE = \`${plainStyle()}\`;\n`;

/** Where it is. */
export const PLAIN_STYLE_FILE = fileURLToPath(
  new URL('../../content-server/src/releases/emergencyPage/plainStyle.ts', import.meta.url),
);
