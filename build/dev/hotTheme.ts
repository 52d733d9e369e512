import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Lets a change of the theme reach the page without a reload. KitProvider takes it over, as every component does; but the
 * theme is exported too, and a module that exports no component passes a change on to its importers, up to the page itself.
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
