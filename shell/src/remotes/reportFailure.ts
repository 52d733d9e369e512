import { siteConfig } from '@charity-site/api-client/http';

/** Reports to the server that a version did not load (sendBeacon); the count shows at /admin/releases. */
export const reportFailure = (remote: string, version: string): void => {
  const body = new Blob([JSON.stringify({ remote, version })], { type: 'application/json' });
  navigator.sendBeacon?.(`${siteConfig().apiBase}/load-failures`, body);
};
