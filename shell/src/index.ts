import { yieldToMain } from './browser/yieldToMain';
import { report, watchErrors } from './reports/report';

watchErrors();

/**
 * Runs the modules of the first page in several tasks. One task would block input on a
 * server-rendered page for half a second on a cheap phone. The remote's files are requested before
 * React runs, which saves up to a second on slow networks.
 */
const prepare = async (): Promise<void> => {
  await yieldToMain();
  const { readSiteConfig } = await import(/* webpackMode: "eager" */ './config/readSiteConfig');
  readSiteConfig();
  await yieldToMain();
  const { preloadRoutes } = await import(/* webpackMode: "eager" */ './remotes/loadRoutes');
  preloadRoutes();
  await yieldToMain();
  await import(/* webpackMode: "eager", webpackExports: ["createTheme"] */ '@mui/material/styles');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@charity-site/ui-kit/theme');
  await yieldToMain();
};

// If the second attempt fails too, show the static page of index.html. A server-rendered page
// stays.
const open = () => import('./app/bootstrap');
prepare()
  .then(open)
  .catch(open)
  .then(({ start }) => start())
  .catch((error: unknown) => {
    document.documentElement.classList.add('lost');
    report('load', error);
  });
