import { siteConfig } from '@charity-site/api-client/http';

/** Tells the server, in passing, that a version did not load; it counts for the administrator (/admin/releases). */
export const reportFailure = (remote: string, version: string): void => {
  const body = new Blob([JSON.stringify({ remote, version })], { type: 'application/json' });
  navigator.sendBeacon?.(`${siteConfig().apiBase}/load-failures`, body);
};
