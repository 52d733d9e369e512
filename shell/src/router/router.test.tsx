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

test('scrolls to the top of a new page, or to the element of the hash', async () => {
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

test('shows the error page within the layout when the code of a page does not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const router = open();
  await act(() => router.navigate('/lost'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('Menu')).toBeVisible();
});
