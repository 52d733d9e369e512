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
  await import(
    /* webpackMode: "eager", webpackExports: ["createRoot", "hydrateRoot"] */ 'react-dom/client'
  );
  await yieldToMain();
};

// After an error, show the static page of index.html. A server-rendered page stays.
prepare()
  .then(() => import(/* webpackMode: "eager" */ './app/bootstrap'))
  .then(({ start }) => start())
  .catch((error: unknown) => {
    document.documentElement.classList.add('lost');
    report('load', error);
  });
