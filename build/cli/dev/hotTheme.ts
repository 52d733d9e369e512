import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Applies a change of the theme without a reload. KitProvider takes over a changed theme, as any
 * component does. The entry point also exports the theme itself, and hot reload passes a change of
 * a module without components on to its importers, up to the page. Accepting the change in the
 * entry point stops that.
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
