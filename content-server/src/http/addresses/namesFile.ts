/** True if a path names a file or an API call; a missing one gets a 404 without the HTML page. */
export const namesFile = (path: string): boolean =>
  /^\/(api|static|remotes|uploads)(\/|$)/.test(path) || /\.[a-z0-9]{1,6}$/i.test(path);
