import path from 'node:path';
import { buildStorybook, STORYBOOK_DIR } from '../storybook/buildStorybook';

// `npm run build-storybook`: the component library as files, for the running product's /storybook or any web server.
try {
  await buildStorybook();
  console.log(
    `Storybook is in ${path.relative(process.cwd(), STORYBOOK_DIR)}; the running product shows it at /storybook.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
