import { test } from '@playwright/test';
import { buildStorybook, isStorybookFresh } from '../../../build/cli/storybook/buildStorybook';

test('Storybook builds without a warning', async () => {
  test.setTimeout(240_000);
  if (!isStorybookFresh()) await buildStorybook();
});
