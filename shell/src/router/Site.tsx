import { useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Starting } from '../pages/Starting';
import { createRouter } from './createRouter';

/**
 * The site behind its router. Until the first address's owner is found there are no routes to match, so the router is
 * shown only from then on; before, it would report every address as unmatched.
 */
export const Site = () => {
  const [router] = useState(createRouter);
  const started = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  return started ? <RouterProvider router={router} /> : <Starting />;
};
