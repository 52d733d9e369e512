/**
 * What stands on the page until the first remote's routes and page are there: the very markup that index.html begins with,
 * styled there, so that nothing changes when React takes over.
 */
export const Starting = () => (
  <p className="starting" role="status">
    Loading…
  </p>
);
