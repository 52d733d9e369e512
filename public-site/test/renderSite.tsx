import { screen } from '@testing-library/react';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { renderRemote } from '@charity-site/shell/testing';
import routes from '../src/routes';

/** Renders the public site at a URL and waits for the layout. */
export const renderSite = async (address: string) => {
  const rendered = renderRemote(routes, address);
  await screen.findByRole('main');
  return rendered;
};

/** Resets the database and the query cache; call it before each test. */
export const startAfresh = async () => {
  await contentServer.reset();
  getQueryClient().clear();
};

/** Makes every request fail until `reconnect`. */
export const disconnect = () => configureSite({ apiBase: 'http://127.0.0.1:9/api' });
export const reconnect = () => configureSite({ apiBase: '/api' });
