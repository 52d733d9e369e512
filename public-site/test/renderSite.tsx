import { screen } from '@testing-library/react';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { renderRemote } from '@charity-site/shell/testing';
import routes from '../src/routes';

/** The public site at an address. Waits until the layout is there. */
export const renderSite = async (address: string) => {
  const rendered = renderRemote(routes, address);
  await screen.findByRole('main');
  return rendered;
};

/** Nothing in the database, and nothing read from it before; to be called before each test. */
export const startAfresh = async () => {
  await contentServer.reset();
  getQueryClient().clear();
};

/** Sends every call where nobody answers, until `reconnect`. */
export const disconnect = () => configureSite({ apiBase: 'http://127.0.0.1:9/api' });
export const reconnect = () => configureSite({ apiBase: '/api' });
