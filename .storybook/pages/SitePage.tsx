import { getQueryClient, http, loadHttp } from '@charity-site/api-client/http';
import { clearToken, setToken } from '@charity-site/api-client/session';
import { standaloneRoutes } from '@charity-site/shell/providers';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { createDemoServer, type ServerMode } from './createDemoServer';

export interface SitePageProps {
  /** Routes exposed by a remote. */
  routes: RouteObject[];
  /** Initial path, such as '/news'. */
  path: string;
  /** Behaviour of the fake server. */
  server?: ServerMode;
  signedIn?: boolean;
}

/** The loader of its stories: the HTTP client, whose defaults it sets. */
export const loadSitePage = async () => ({ http: await loadHttp() });

/** A remote's pages with the shell's providers and an in-memory server; nothing is stored. */
export function SitePage({ routes, path, server = 'answers', signedIn = false }: SitePageProps) {
  const [router] = useState(() => {
    http.defaults.adapter = 'fetch';
    http.defaults.env = { ...http.defaults.env, fetch: createDemoServer(server) };
    getQueryClient().clear();
    if (signedIn) setToken('a-story');
    else clearToken();
    return createMemoryRouter(standaloneRoutes(routes), { initialEntries: [path] });
  });
  return <RouterProvider router={router} />;
}
