import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack, type RsbuildConfig } from '@rsbuild/core';
import { checkStubbedImports, type StubbedImport } from './stubbedImports';

const require = createRequire(import.meta.url);
const standIn = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** A file of a library, relative to one of its entry points. */
const beside = (entry: string, file: string) =>
  fileURLToPath(new URL(file, import.meta.resolve(entry)));

const federation = require.resolve('@module-federation/enhanced/rspack');
const commonJs = (request: string) => require.resolve(request, { paths: [federation] });

/** The packages that module federation imports by their absolute paths. */
export const IMPORTED_BY_PATH = [
  'webpack-bundler-runtime',
  'inject-external-runtime-core-plugin',
].map((name) => {
  const request = `@module-federation/${name}`;
  return { request, path: commonJs(request) };
});

/** The ES module next to a CommonJS file of module federation. */
const asModule = (file: string) => {
  const module = file.replace(/\.cjs$/, '.js');
  if (module === file || !existsSync(module))
    throw new Error(`build/bundle/slim finds no ES module beside ${file}.`);
  return module;
};

/**
 * Module federation imports its runtime as CommonJS, which cannot be tree-shaken. As ES modules the
 * same packages are a third of the size.
 */
const modulesOfFederation = {
  ...Object.fromEntries(IMPORTED_BY_PATH.map(({ path }) => [`${path}$`, asModule(path)])),
  '@module-federation/runtime': asModule(commonJs('@module-federation/runtime')),
};

/** An import of a library's files in one folder, and the module that replaces it. */
interface Stub extends StubbedImport {
  by: string;
}

/** Replaces a request of a file of a library, and of the other files in its folder. */
const stub = (entry: string, file: string, request: string, by: string): Stub => ({
  file: beside(entry, file),
  request,
  by,
});

const noDefaultTheme = standIn('noDefaultTheme.js');
const noCreateTheme = 'data:text/javascript,export default () => ({})';
const nothing = standIn('nothing.js');

const STUBS: readonly Stub[] = [
  stub('@mui/material/styles', 'styled.mjs', './defaultTheme.mjs', noDefaultTheme),
  stub(
    '@mui/material/GlobalStyles',
    'GlobalStyles.mjs',
    '../styles/defaultTheme.mjs',
    noDefaultTheme,
  ),
  stub('@mui/material/Box', 'Box.mjs', '../styles/index.mjs', noDefaultTheme),
  // A second default theme, for components without a ThemeProvider.
  ...['createStyled', 'useTheme'].map((name) =>
    stub(
      '@mui/system/createStyled',
      `../${name}/${name}.mjs`,
      '../createTheme/index.mjs',
      noCreateTheme,
    ),
  ),
  stub(
    '@mui/system/createStyled',
    '../cssVars/createCssVarsProvider.mjs',
    '../InitColorSchemeScript/InitColorSchemeScript.mjs',
    standIn('noColorSchemeScript.js'),
  ),
  // The kit uses no CSS layers.
  stub(
    '@mui/system/createStyled',
    '../ThemeProvider/ThemeProvider.mjs',
    './useLayerOrder.mjs',
    'data:text/javascript,export default () => null',
  ),
  // Only Pigment CSS prints the theme as source.
  ...['createThemeNoVars.mjs', 'createThemeWithVars.mjs'].map((file) =>
    stub(
      '@mui/material/styles',
      file,
      './stringifyTheme.mjs',
      'data:text/javascript,export const stringifyTheme = () => ""',
    ),
  ),
  stub('@mui/material/ButtonBase', 'ButtonBase.mjs', './TouchRipple.mjs', nothing),
  stub(
    '@mui/material/ButtonBase',
    'ButtonBase.mjs',
    '../useLazyRipple/index.mjs',
    standIn('noRipple.js'),
  ),
  ...['Button', 'IconButton'].map((name) =>
    stub(`@mui/material/${name}`, `${name}.mjs`, '../CircularProgress/index.mjs', nothing),
  ),
  stub(
    'axios/unsafe/adapters/adapters.js',
    'adapters.js',
    './fetch.js',
    standIn('noFetchAdapter.js'),
  ),
];

checkStubbedImports(STUBS);

/** The folder of a file inside `node_modules`, which several copies of a library share. */
const folderIn = (file: string) => dirname(file).split('node_modules').at(-1) ?? '';

/**
 * Replaces parts of libraries that no page uses (docs/decisions/0001, Weight). `npm run bench`
 * measures the savings.
 */
export const slimming: RsbuildConfig = {
  resolve: {
    alias: {
      ...modulesOfFederation,
      // Without `styled.div` and the like for each element, which MUI does not use.
      '@emotion/styled$': '@emotion/styled/base',
    },
  },
  tools: {
    rspack: {
      plugins: [
        new rspack.NormalModuleReplacementPlugin(/^\.\.?\/.*\.m?js$/, (resource) => {
          const found = STUBS.find(
            ({ file, request }) =>
              request === resource.request && resource.context.endsWith(folderIn(file)),
          );
          if (found) resource.request = found.by;
        }),
        // Needed only to copy statics of class components in `withTheme`.
        new rspack.NormalModuleReplacementPlugin(/^hoist-non-react-statics$/, (resource) => {
          if (/@emotion[\\/]react/.test(resource.context))
            resource.request = 'data:text/javascript,export default (target) => target';
        }),
      ],
    },
  },
};
