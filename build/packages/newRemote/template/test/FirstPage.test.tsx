/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSite } from '@charity-site/api-client/http';
import { renderRemote } from '@charity-site/shell/testing';
import routes from '../src/routes';

test('shows an error when loading fails, and the content after a retry', async () => {
  // The browser logs the failed request.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configureSite({ apiBase: 'http://127.0.0.1:9/api' });
  renderRemote(routes, '/new-remote');
  expect(await screen.findByRole('heading', { level: 1, name: 'New remote' })).toBeInTheDocument();
  expect(await screen.findByText('Failed to fetch latest updates.')).toBeInTheDocument();

  configureSite({ apiBase: '/api' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('article')).length).toBe(3);
});
