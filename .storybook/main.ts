import path from 'node:path';
import { mergeRsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import type { StorybookConfig } from 'storybook-react-rsbuild';
import { docgen } from './docgen.ts';

const config: StorybookConfig = {
  framework: 'storybook-react-rsbuild',
  stories: ['../ui-kit/src/**/*.mdx', '../ui-kit/src/**/*.stories.tsx', './pages/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Beside preview.tsx: what only documentation pages need.
  previewAnnotations: (given = []) => [...given, path.resolve(import.meta.dirname, 'docs.tsx')],
  typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: docgen, check: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  rsbuildFinal: (given) =>
    mergeRsbuildConfig(given, {
      plugins: [pluginReact()],
      // The library is for designers on a desk, not for visitors: its size is no concern.
      performance: { printFileSize: false },
    }),
};

export default config;
