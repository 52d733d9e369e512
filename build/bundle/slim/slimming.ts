import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rspack, type RsbuildConfig } from '@rsbuild/core';
import { checkStubbedImports } from './stubbedImports';

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

checkStubbedImports([
  { file: beside('@mui/material/styles', 'styled.mjs'), request: './defaultTheme.mjs' },
  {
    file: beside('@mui/material/GlobalStyles', 'GlobalStyles.mjs'),
    request: '../styles/defaultTheme.mjs',
  },
  ...['createStyled', 'useTheme'].map((name) => ({
    file: beside('@mui/system/createStyled', `../${name}/${name}.mjs`),
    request: '../createTheme/index.mjs',
  })),
  { file: beside('@mui/material/Box', 'Box.mjs'), request: '../styles/index.mjs' },
  ...['./TouchRipple.mjs', '../useLazyRipple/index.mjs'].map((request) => ({
    file: beside('@mui/material/ButtonBase', 'ButtonBase.mjs'),
    request,
  })),
  {
    file: beside('@mui/system/createStyled', '../cssVars/createCssVarsProvider.mjs'),
    request: '../InitColorSchemeScript/InitColorSchemeScript.mjs',
  },
  {
    file: beside('@mui/system/createStyled', '../ThemeProvider/ThemeProvider.mjs'),
    request: './useLayerOrder.mjs',
  },
  ...['createThemeNoVars', 'createThemeWithVars'].map((name) => ({
    file: beside('@mui/material/styles', `${name}.mjs`),
    request: './stringifyTheme.mjs',
  })),
  { file: beside('@mui/material/Button', 'Button.mjs'), request: '../CircularProgress/index.mjs' },
  {
    file: beside('@mui/material/IconButton', 'IconButton.mjs'),
    request: '../CircularProgress/index.mjs',
  },
  { file: beside('axios/unsafe/adapters/adapters.js', 'adapters.js'), request: './fetch.js' },
]);

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
        new rspack.NormalModuleReplacementPlugin(
          /^\.(?:\.\/styles)?\/defaultTheme\.mjs$/,
          standIn('noDefaultTheme.js'),
        ),
        new rspack.NormalModuleReplacementPlugin(/^\.\.\/styles\/index\.mjs$/, (resource) => {
          if (/[\\/]Box$/.test(resource.context)) resource.request = standIn('noDefaultTheme.js');
        }),
        // A second default theme, for components without a ThemeProvider.
        new rspack.NormalModuleReplacementPlugin(/^\.\.\/createTheme\/index\.mjs$/, (resource) => {
          if (/[\\/](createStyled|useTheme)$/.test(resource.context))
            resource.request = 'data:text/javascript,export default () => ({})';
        }),
        // Needed only to copy statics of class components in `withTheme`.
        new rspack.NormalModuleReplacementPlugin(/^hoist-non-react-statics$/, (resource) => {
          if (/@emotion[\\/]react/.test(resource.context))
            resource.request = 'data:text/javascript,export default (target) => target';
        }),
        new rspack.NormalModuleReplacementPlugin(
          /^\.\.\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
          (resource) => {
            if (/system[\\/]cssVars$/.test(resource.context))
              resource.request = standIn('noColorSchemeScript.js');
          },
        ),
        // The kit uses no CSS layers.
        new rspack.NormalModuleReplacementPlugin(
          /\/useLayerOrder\.mjs$/,
          'data:text/javascript,export default () => null',
        ),
        // Only Pigment CSS prints the theme as source.
        new rspack.NormalModuleReplacementPlugin(
          /^\.\/stringifyTheme\.mjs$/,
          'data:text/javascript,export const stringifyTheme = () => ""',
        ),
        new rspack.NormalModuleReplacementPlugin(/^\.\/TouchRipple\.mjs$/, standIn('nothing.js')),
        new rspack.NormalModuleReplacementPlugin(
          /^\.\.\/useLazyRipple\/index\.mjs$/,
          standIn('noRipple.js'),
        ),
        new rspack.NormalModuleReplacementPlugin(
          /^\.\.\/CircularProgress\/index\.mjs$/,
          (resource) => {
            if (/[\\/](Icon)?Button$/.test(resource.context))
              resource.request = standIn('nothing.js');
          },
        ),
        new rspack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (resource) => {
          if (/axios[\\/]lib[\\/]adapters$/.test(resource.context))
            resource.request = standIn('noFetchAdapter.js');
        }),
      ],
    },
  },
};
