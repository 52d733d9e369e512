import routes from 'remote-routes';
import { describePages } from './describePages';

// Built together with the routes of one remote (rsbuild.config.ts in this folder) and run once:
// prints its pages.
const { SITE_NAME, WITH_CODE } = process.env;
void describePages(routes, SITE_NAME, WITH_CODE === 'on').then((pages) =>
  process.stdout.write(JSON.stringify(pages)),
);
