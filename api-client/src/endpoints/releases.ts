// Imported by the package's name, so that it is the page's shared session and not a copy in this
// bundle.
import { getToken } from '@charity-site/api-client/session';

/** The page of releases, for the administrator. */
export const releases = {
  /**
   * Continues this session at /releases, with the token in the body and never in an address. A
   * refused token resolves, too: the page then asks for the login. Rejects without a connection.
   */
  open: async (): Promise<void> => {
    await fetch('/releases/open', {
      method: 'POST',
      body: new URLSearchParams({ token: getToken() ?? '' }),
      redirect: 'manual',
    });
  },
};
