/** True for the path of a file or an API call. A missing file gets a 404 without the HTML page. */
export const isFilePath = (path: string): boolean =>
  /^\/(api|static|remotes|uploads)(\/|$)/.test(path) || /\.[a-z0-9]{1,6}$/i.test(path);
