import { getConfig, screen, waitFor } from '@testing-library/react';
import type { renderAdmin } from './renderAdmin';

type Router = ReturnType<typeof renderAdmin>['router'];

/**
 * Navigates without `act`, as a browser does. The guard decides in a microtask, which `act` does
 * not wait for: its work could then overlap with the next `act`.
 */
export const go = async (router: Router, to: string | number) => {
  await getConfig().asyncWrapper(() =>
    typeof to === 'number' ? router.navigate(to) : router.navigate(to),
  );
};
export const back = (router: Router) => go(router, -1);
export const noDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
