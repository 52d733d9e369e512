import { useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/**
 * Scrolls to the top whenever the route changes (SPEC section 2), or to the place that the link names in its hash. A mere
 * change of query or hash leaves the page.
 */
const useScrollToTop = () => {
  const { pathname, hash } = useLocation();
  const place = useEffectEvent(() => document.getElementById(hash.slice(1)));
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    place()?.scrollIntoView({ behavior: 'instant' });
  }, [pathname]);
};

/** What stands around every remote's own layout: nothing that is seen. */
export const Root = () => {
  useScrollToTop();
  return <Outlet />;
};
