import { useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getQueryClient } from '@charity-site/api-client/http';
import { Anchor } from '@charity-site/ui-kit/theme';
import { useToasts } from '@charity-site/ui-kit/toasts';
import { renderRemote } from '../testing';

function Greeting() {
  const toasts = useToasts();
  const isShared = useQueryClient() === getQueryClient();
  return (
    <main>
      <button
        onClick={() =>
          toasts.success(isShared ? 'The query client is shared.' : 'It is another one.')
        }
      >
        Say
      </button>
      <Anchor href="/second">Second page</Anchor>
    </main>
  );
}

test('provides toasts, the shared query client and client-side links', async () => {
  renderRemote(
    [
      { path: '/first', Component: Greeting },
      { path: '/second', element: <h1>The second page</h1> },
    ],
    '/first',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Say' }));
  expect(await screen.findByText('The query client is shared.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Second page' }));
  expect(await screen.findByRole('heading', { name: 'The second page' })).toBeVisible();
});
