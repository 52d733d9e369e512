import { configureSite } from '@charity-site/api-client/http';
import { renderRemote, serveContent, type ContentServer } from '@charity-site/remote-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import routes from '../src/routes';

const update = {
  _id: '1',
  title: 'A new well',
  date: '2026-11-02',
  excerpt: 'It gives clean water.',
  image: '',
};

let content: ContentServer;
beforeEach(async () => {
  content = await serveContent({
    '/content/updates': { updates: [update], currentPage: 1, totalPages: 1, totalItems: 1 },
  });
});
afterEach(() => content.close());

test('shows an error when loading fails, and the content after a retry', async () => {
  // The browser logs the failed request.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  configureSite({ apiBase: 'http://127.0.0.1:9/api' });
  renderRemote(routes, '/new-remote');
  expect(await screen.findByRole('heading', { level: 1, name: 'New remote' })).toBeInTheDocument();
  expect(await screen.findByText('Failed to fetch latest updates.')).toBeInTheDocument();

  configureSite({ apiBase: content.apiBase });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toHaveTextContent('A new well');
});
