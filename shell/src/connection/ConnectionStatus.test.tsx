import { http } from '@charity-site/api-client/http';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { ConnectionStatus } from './ConnectionStatus';

const realFetch = globalThis.fetch;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = realFetch;
});

const lost = () => Promise.reject(new Error('Network Error'));

test('shows offline after a failed request although navigator.onLine is true, then recovers', async () => {
  jest.useFakeTimers();
  const fetchMock = jest
    .fn<Promise<Response>, [string]>()
    .mockRejectedValue(new TypeError('Failed to fetch'));
  globalThis.fetch = fetchMock as typeof fetch;
  const router = createMemoryRouter([{ path: '/', element: null }]);
  render(
    <KitProvider>
      <ConnectionStatus router={router} />
    </KitProvider>,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(() => expect(http.get('/content/updates', { adapter: lost })).rejects.toThrow());
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. The rest will load when you are back online.',
  );
  fetchMock.mockResolvedValue(new Response());
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/healthz', '/healthz']);
  router.dispose();
});
