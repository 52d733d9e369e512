import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/** Scrolls to the top whenever the route changes (SPEC section 2); a mere change of query or hash leaves the page. */
const useScrollToTop = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname]);
};

/** What stands around every remote's own layout: nothing that is seen. */
export const Root = () => {
  useScrollToTop();
  return <Outlet />;
};
