import { readSiteConfig } from './config/readSiteConfig';
import { startEarly } from './remotes/loadRoutes';

// The remote's files are asked for before React has run: on slow networks that is worth most of a second.
readSiteConfig();
startEarly(window.location.pathname);

// Lost a second time, the page that needs no script takes its place (index.html).
const open = () => import('./bootstrap');
open()
  .catch(open)
  .catch(() => document.documentElement.classList.add('lost'));
