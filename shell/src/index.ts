import { readSiteConfig } from './config/readSiteConfig';
import { startEarly } from './remotes/loadRoutes';
import { pagePath } from './router/pagePath';
import { report, watchErrors } from './reports/report';

// Requests the remote's files before React runs, which saves up to a second on slow networks.
readSiteConfig();
watchErrors();
startEarly(pagePath(window.location.pathname));

// When the second try fails too, show the page in index.html that needs no script. A page that the server rendered stays.
const open = () => import('./bootstrap');
open()
  .catch(open)
  .then(({ start }) => start())
  .catch((error: unknown) => {
    document.documentElement.classList.add('lost');
    report('load', error);
  });
