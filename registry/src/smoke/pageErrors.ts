import type { ConsoleMessage, Page } from '@playwright/test';

/** Maximum number of quoted console messages. The first ones usually cause the rest. */
const QUOTED_MAX = 3;
/** Maximum number of console messages stored with the check result. */
const STORED_MAX = 20;

/** React's error numbers of hydration mismatches. */
const HYDRATION = /Minified React error #(418|419|420|421|422|423|425)\b/;

/** The browser's message, because the check blocks service workers. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** The message without the stack and React's component stack. */
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

/** The site's file at the top of a stack; '' if the error is from elsewhere. */
const fileOf = (stack: string, url: string): string => {
  const [address] = stack.match(/https?:\/\/[^\s():]+(?::\d+)?\/[^\s():]+/) ?? [];
  return address?.startsWith(url) ? ` in ${new URL(address).pathname}` : '';
};

/**
 * True if a message is about the site's own code: not about another site in a frame, nor about an
 * uploaded file, such as a preloaded image that this browser does not load.
 */
const isOwn = (message: ConsoleMessage, url: string): boolean => {
  const { url: about } = message.location();
  const isAboutUpload = [about, message.text()].some((text) => text.includes(`${url}/uploads/`));
  return !isAboutUpload && (about === '' || about.startsWith(url));
};

/** Collects a page's exceptions, console errors and warnings, and failed requests. */
export const listen = (page: Page, url: string) => {
  /** Exceptions with their file, console errors and warnings, and failed requests. */
  const seen: { uncaught: string[]; written: string[]; lost: string[] } = {
    uncaught: [],
    written: [],
    lost: [],
  };
  let open = 0;
  const isFile = (fileUrl: string) =>
    ['static', 'remotes'].some((folder) => fileUrl.startsWith(`${url}/${folder}/`));
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
    // Aborted by a navigation.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    if (isFile(request.url())) seen.lost.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && isFile(response.url()))
      seen.lost.push(new URL(response.url()).pathname);
  });
  return {
    seen,
    /** True if no request is open. */
    isQuiet: () => open <= 0,
    /** The first messages, without duplicates. */
    messages: (): string[] =>
      [
        ...new Set([
          ...seen.uncaught,
          ...seen.lost.map((file) => `${file} did not arrive`),
          ...seen.written,
        ]),
      ]
        .filter(Boolean)
        .slice(0, STORED_MAX),
    /** Adds the messages that explain an error. */
    explain: (found: string): string => {
      const all = [...new Set([...seen.uncaught, ...seen.written])];
      const others = all.filter((text) => text && !found.includes(text)).slice(0, QUOTED_MAX);
      return others.length > 0
        ? `${found}; the browser's console says: ${others.join(' | ')}`
        : found;
    },
  };
};
