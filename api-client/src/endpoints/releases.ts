// Imported by the package's name to get the page's shared session, not a copy in this bundle.
import { getToken } from '@charity-site/api-client/session';

/** The page of releases, for the administrator. */
export const releases = {
  /**
   * Continues this session at /releases, with the token in the body, never in a URL. Also resolves
   * if the token is rejected: the page then shows the login. Rejects offline.
   */
  open: async (): Promise<void> => {
    await fetch('/releases/open', {
      method: 'POST',
      body: new URLSearchParams({ token: getToken() ?? '' }),
      redirect: 'manual',
    });
  },
};
