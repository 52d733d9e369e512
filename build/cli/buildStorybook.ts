import path from 'node:path';
import { buildStorybook, STORYBOOK_DIR } from './storybook/buildStorybook';

// `npm run build-storybook`: builds Storybook for the product's /storybook or any other web server.
try {
  await buildStorybook();
  console.log(
    `Storybook is in ${path.relative(process.cwd(), STORYBOOK_DIR)}; the running product shows it at /storybook.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
