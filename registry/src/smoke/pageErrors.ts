import type { ConsoleMessage, Page } from '@playwright/test';

/** Number of console messages to quote. The first ones usually cause the rest. */
const MOST_QUOTED = 3;
/** Number of console messages to keep with the check result. */
const MOST_KEPT = 20;

/** React's numbers of errors that say that the browser's first page differs from the server's. */
const HYDRATION = /Minified React error #(418|419|420|421|422|423|425)\b/;

/** Message of the browser because the check allows no service worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** The message without the stack or React's list of components. */
const withoutStack = (text: string): string => {
  const lines = text.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line) => /^at /.test(line));
  const said = lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => /\w/.test(line))
    .join(' ')
    .replace(/%[osd]/g, '')
    .trim()
    .slice(0, 200);
  return HYDRATION.test(said)
    ? `hydration failed, its first page differs from the server's (${said})`
    : said;
};

/** The file of the site in which an error was thrown first; '' when it is none of the site's. */
const fileOf = (stack: string, url: string): string => {
  const [address] = stack.match(/https?:\/\/[^\s():]+(?::\d+)?\/[^\s():]+/) ?? [];
  return address?.startsWith(url) ? ` in ${new URL(address).pathname}` : '';
};

/**
 * True if a message is about the site's own code: not about another site in a frame, or about an
 * uploaded file, such as an image that the page asks for early and that this browser does not load.
 */
const isOwn = (message: ConsoleMessage, url: string): boolean => {
  const { url: about } = message.location();
  const isAboutUpload = [about, message.text()].some((text) => text.includes(`${url}/uploads/`));
  return !isAboutUpload && (about === '' || about.startsWith(url));
};

/**
 * Collects what a page of a site throws, writes to the console as an error or a warning, and cannot
 * load.
 */
export const listen = (page: Page, url: string) => {
  /**
   * Exceptions with the file where each was thrown, errors and warnings in the console, and files
   * that did not arrive.
   */
  const seen: { uncaught: string[]; written: string[]; lost: string[] } = {
    uncaught: [],
    written: [],
    lost: [],
  };
  let open = 0;
  const isFile = (address: string) =>
    ['static', 'remotes'].some((folder) => address.startsWith(`${url}/${folder}/`));
  page.on('pageerror', ({ message, stack = '' }) =>
    seen.uncaught.push(`${withoutStack(message)}${fileOf(stack, url)}`),
  );
  page.on('console', (message) => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      isOwn(message, url) &&
      message.text() !== WORKER_BLOCKED
    )
      seen.written.push(withoutStack(message.text()));
  });
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', (request) => {
    open -= 1;
    // Left by the page before.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    if (isFile(request.url())) seen.lost.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isFile(response.url()))
      seen.lost.push(new URL(response.url()).pathname);
  });
  return {
    seen,
    /** True if all requests have been answered. */
    isQuiet: () => open <= 0,
    /** The first messages, without repetitions. */
    messages: (): string[] =>
      [
        ...new Set([
          ...seen.uncaught,
          ...seen.lost.map((file) => `${file} did not arrive`),
          ...seen.written,
        ]),
      ]
        .filter(Boolean)
        .slice(0, MOST_KEPT),
    /** Adds the messages that explain a fault. */
    explain: (found: string): string => {
      const all = [...new Set([...seen.uncaught, ...seen.written])];
      const others = all.filter((text) => text && !found.includes(text)).slice(0, MOST_QUOTED);
      return others.length > 0
        ? `${found}; the browser's console says: ${others.join(' | ')}`
        : found;
    },
  };
};
