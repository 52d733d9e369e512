/** The address of a page in another language; the same for ''. The home page has no slash at its end there. */
export const addressIn = (language: string, path: string): string =>
  language === '' ? path : `/${language}${path === '/' ? '' : path}`;
