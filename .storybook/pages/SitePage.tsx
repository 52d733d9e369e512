import { getQueryClient, http } from '@charity-site/api-client/http';
import { clearToken, setToken } from '@charity-site/api-client/session';
import { soleRemote } from '@charity-site/shell/providers';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { serverInMemory, type Manners } from './serverInMemory';

export interface SitePageProps {
  /** Of one remote: what it exposes to the shell. */
  routes: RouteObject[];
  /** The address at first, such as '/news'. */
  path: string;
  /** How the server behaves that is not there. */
  server?: Manners;
  signedIn?: boolean;
}

/** A remote's real pages in the shell's contexts, over a server in memory. Everything can be used; nothing is kept. */
export function SitePage({ routes, path, server = 'answers', signedIn = false }: SitePageProps) {
  const [router] = useState(() => {
    http.defaults.adapter = 'fetch';
    http.defaults.env = { ...http.defaults.env, fetch: serverInMemory(server) };
    getQueryClient().clear();
    if (signedIn) setToken('a-story');
    else clearToken();
    return createMemoryRouter(soleRemote(routes), { initialEntries: [path] });
  });
  return <RouterProvider router={router} />;
}
