import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Applies a change of the theme without a reload. KitProvider updates with the theme like any
 * component. But ui-kit's theme entry point also exports the theme itself, and a change of a module
 * without components propagates to its importers, up to the page. Accepting the change in the entry
 * point stops that.
 */
export const hotTheme: RsbuildPlugin = {
  name: 'hot-theme',
  apply: 'serve',
  setup: (api) => {
    api.transform(
      { test: /ui-kit\/src\/theme\/index\.ts$/ },
      ({ code }) => `${code}\nimport.meta.webpackHot?.accept('./theme');\n`,
    );
  },
};
