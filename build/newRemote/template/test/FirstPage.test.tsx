/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureSite, getQueryClient } from '@charity-site/api-client/http';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { KitProvider } from '@charity-site/ui-kit/theme';
import routes from '../src/routes';

/** The remote's first page, with what the shell gives it around. */
const open = () =>
  render(
    <KitProvider linkComponent={Link}>
      <QueryClientProvider client={getQueryClient()}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/new-remote'] })} />
      </QueryClientProvider>
    </KitProvider>,
  );

test('says what cannot be fetched, and shows what is there once it can', async () => {
  // The browser tells of the cut line.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configureSite({ apiBase: 'http://127.0.0.1:9/api' });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'New remote' })).toBeInTheDocument();
  expect(await screen.findByText('Failed to fetch latest updates.')).toBeInTheDocument();

  configureSite({ apiBase: '/api' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('article')).length).toBe(3);
});
