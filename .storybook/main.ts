import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { docgen } from './docgen.ts';
import { statusOf } from './status.ts';

const storybookConfig: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../ui-kit/src/**/*.mdx', '../ui-kit/src/**/*.stories.tsx', './pages/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Adds the settings for documentation pages to preview.tsx.
  previewAnnotations: (annotations = []) => [
    ...annotations,
    path.resolve(import.meta.dirname, 'docs.tsx'),
  ],
  // Adds a documentation page (ComponentPage) to components, and their status as a tag for the
  // sidebar's filter.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => {
          const status = statusOf(entry.tags ?? []);
          return status ? { ...entry, tags: [...(entry.tags ?? []), status, 'autodocs'] } : entry;
        }),
    })),
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // In other folders docgen would treat objects with a render function as components and add
    // `displayName` to them.
    reactDocgenTypescriptOptions: { ...docgen, include: ['**/{ui-kit/src,.storybook}/**/*.tsx'] },
    check: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  rsbuildFinal: (config) =>
    mergeRsbuildConfig(config, {
      plugins: [pluginReact()],
      // Without tsconfig.paths.json, which only the type check uses.
      source: { tsconfigPath: './tsconfig.base.json' },
      // Storybook is not for visitors, so its size does not matter.
      performance: { printFileSize: false },
    }),
};

export default storybookConfig;
