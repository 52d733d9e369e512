import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { RouteErrorPage } from '../pages/RouteErrorPage';
import { AppProviders } from '../providers';
import { withErrorElement } from '../navigation/routeIds';
import { useScrollPosition } from './useScrollPosition';

function Layout() {
  useScrollPosition();
  return (
    <>
      <nav>Menu</nav>
      <Outlet />
    </>
  );
}

const open = () => {
  const children = [
    { path: 'first', element: <p>First</p> },
    { path: 'groups', element: <p id="widows">Widows</p> },
    { path: 'lost', lazy: () => Promise.reject(new Error('The file is gone.')) },
  ];
  const routes = withErrorElement([{ path: '/', Component: Layout, children }], {
    errorElement: <RouteErrorPage within />,
  });
  const router = createMemoryRouter(routes, { initialEntries: ['/first'] });
  render(
    <AppProviders>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
};

test('a link to another page leads to its top, or to the place that it names', async () => {
  const scrolled: string[] = [];
  jest.spyOn(window, 'scrollTo').mockImplementation(() => void scrolled.push('top'));
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  const router = open();
  await act(() => router.navigate('/groups#widows'));
  await act(() => router.navigate('/first'));
  expect(scrolled).toEqual(['top', 'top', 'widows', 'top']);
});

test('a page whose code does not load has an error page within its layout', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const router = open();
  await act(() => router.navigate('/lost'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Menu')).toBeVisible();
});
