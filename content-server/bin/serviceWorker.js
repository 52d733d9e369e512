/*
 * The service worker of the public pages (docs/decisions/0012): it caches the pages that a visitor
 * has read, for reading offline, and a page with contact and bank details. It handles navigations
 * only: no API calls, no scripts, no images, nothing of the admin area. Plain JavaScript, because
 * it is not compiled. The server prepends the list of languages other than English.
 */
/* global OTHER_LANGUAGES */
const PAGES = 'pages-1';
const ESSENTIALS = 'essentials-1';
const OFFLINE = '/offline.html';

/** Maximum number of cached pages, and of their characters of HTML. */
const MAX_PAGES = 40;
const MAX_CHARACTERS = 4_000_000;
/** Timeout of the network when the page is cached, in ms. */
const NETWORK_TIMEOUT = 4_000;
/** Age from which a cached page and the contact details are refreshed, in ms. */
const REFRESH_AFTER = 60_000;
const DETAILS_REFRESH_AFTER = 3_600_000;

const KEPT_AT = 'x-kept-at';
const LENGTH = 'x-kept-length';

const isPage = ({ origin, pathname, searchParams }) =>
  origin === location.origin &&
  !/^\/(admin|api|static|remotes|uploads|storybook)(\/|$)/.test(pathname) &&
  !/\.\w{1,6}$/.test(pathname) &&
  !['sent', 'preview', 'draft'].some((name) => searchParams.has(name));

/** The language of a page; undefined for English. */
const languageOf = ({ pathname }) =>
  OTHER_LANGUAGES.find((code) => `${pathname}/`.startsWith(`/${code}/`));

const keyOf = ({ pathname, search }) => pathname + search;

const cachedPage = async (key) => (await caches.open(PAGES)).match(key);

const ageOf = (response) => Date.now() - Date.parse(response?.headers.get(KEPT_AT) ?? 0);

/** The response without transfer headers, and with the time at which it was cached. */
const toStored = ({ headers, status }, html) => {
  const stored = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'speculation-rules'])
    stored.delete(name);
  stored.set(KEPT_AT, new Date().toISOString());
  stored.set(LENGTH, String(html.length));
  return new Response(html, { status, headers: stored });
};

/** Evicts the oldest pages until the rest is within the limits. */
const evict = async (pages) => {
  let [count, characters] = [0, 0];
  for (const request of (await pages.keys()).reverse()) {
    count += 1;
    characters += Number((await pages.match(request)).headers.get(LENGTH));
    if (count > MAX_PAGES || characters > MAX_CHARACTERS) await pages.delete(request);
  }
};

/** Deletes a page in every language, with all its query variants. */
const deletePage = async (key) => {
  const url = new URL(key, location.origin);
  const first = key.slice(languageOf(url)?.length + 1 || 0);
  const pages = await caches.open(PAGES);
  for (const start of ['', ...OTHER_LANGUAGES.map((code) => `/${code}`)])
    await pages.delete(location.origin + start + first, { ignoreSearch: url.search === '' });
};

/** True if a URL no longer has a page. A worker cannot see where a navigation was redirected to. */
const isGone = ({ status, type, redirected }) =>
  redirected || type === 'opaqueredirect' || [404, 410].includes(status);

/**
 * Caches a page that the server rendered. A page that the browser renders needs its scripts, and a
 * preview expires.
 */
const cachePage = async (key, response) => {
  if (isGone(response)) return deletePage(key);
  if (response.status !== 200) return;
  if (response.headers.get('cache-control') === 'no-store') return;
  const html = await response.text();
  if (!html.includes('id="page-data"')) return;
  const pages = await caches.open(PAGES);
  // Moves it to the end of the list, which is in cache order. On a full device the older copy
  // stays.
  await pages.put(key, toStored(response, html));
  await evict(pages);
};

const detailsIn = (language) => (language ? `${OFFLINE}?language=${language}` : OFFLINE);

/** Caches the page with contact and bank details. */
const cacheEssentials = async (language) => {
  const detailsUrl = detailsIn(language);
  const response = await fetch(detailsUrl, { cache: 'no-cache' });
  if (response.ok)
    await (
      await caches.open(ESSENTIALS)
    ).put(detailsUrl, toStored(response, await response.text()));
};

const essentials = async (language) => (await caches.open(ESSENTIALS)).match(detailsIn(language));

/**
 * Returns the worker's translation function for a language. The texts are in the page with the
 * details.
 */
const translatorFor = async (language) => {
  const html = language && (await (await essentials(language))?.text());
  const [, json = '{}'] = /id="texts">([^<]*)</.exec(html ?? '') ?? [];
  const texts = JSON.parse(json);
  return (english) => texts[english] ?? english;
};

/** Caches a page that the router opened without loading its document. */
const cacheOpened = async (href) => {
  const url = new URL(href, location.origin);
  if (!isPage(url)) return;
  if (!(ageOf(await cachedPage(keyOf(url))) < REFRESH_AFTER))
    await cachePage(keyOf(url), await fetch(keyOf(url)));
  const language = languageOf(url);
  if (!(ageOf(await essentials(language)) < DETAILS_REFRESH_AFTER)) await cacheEssentials(language);
};

const NOTICE_STYLE =
  'margin:0;padding:12px 20px;background:#0a3f44;color:#f7f1e5;font:1rem/1.5 system-ui,sans-serif;text-align:center';

/** A formatted time, such as '23 November 2026 at 14:02'. */
const formatInstant = (at, say) => {
  const day = at.toLocaleDateString('en-GB', { dateStyle: 'long' }).replace(/[A-Z][a-z]+/, say);
  const time = at.toLocaleTimeString('en-GB', { timeStyle: 'short' });
  return say('{day} at {time}').replace('{day}', day).replace('{time}', time);
};

/** A cached page, with a notice that says why it is shown and when it was cached. */
const withNotice = async (page, reason, language) => {
  const say = await translatorFor(language);
  const instant = formatInstant(new Date(page.headers.get(KEPT_AT)), say);
  const text = `${say(reason)} ${say('This is the page as you read it on {moment}.').replace('{moment}', instant)}`;
  const notice = `<p id="kept" role="status" style="${NOTICE_STYLE}">${text}</p>`;
  const html = await page.text();
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { headers: page.headers },
  );
};

const offlinePage = async (language, sentence) => {
  const page = (await essentials(language)) ?? (await essentials());
  if (!page) return Response.error();
  const html = await page.text();
  const say = await translatorFor(language);
  return new Response(
    html.replace(/(<p id="why">)[^<]*/, (whole, start) =>
      sentence ? start + say(sentence) : whole,
    ),
    { status: 503, headers: page.headers },
  );
};

/** True for a response of a gateway whose server does not run. */
const isGateway = ({ status }) => status >= 502 && status <= 504;

/**
 * The page from the network; if that fails or takes too long, the cached page or the one with the
 * details.
 */
const open = async (event, key, language) => {
  const cached = await cachedPage(key);
  const fetched = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  );
  const late = cached && new Promise((resolve) => setTimeout(resolve, NETWORK_TIMEOUT));
  try {
    const response = await (late ? Promise.race([fetched, late]) : fetched);
    if (response && !(cached && isGateway(response))) {
      event.waitUntil(cachePage(key, response.clone()).catch(() => undefined));
      return response;
    }
    event.waitUntil(fetched.then((response) => cachePage(key, response)).catch(() => undefined));
    const reason = response ? 'This website does not answer just now.' : 'The connection is slow.';
    return await withNotice(cached, reason, language);
  } catch {
    return cached ? withNotice(cached, 'You are offline.', language) : offlinePage(language);
  }
};

const NOT_SENT = 'What you wrote has not been sent. Go back: it is still there.';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(cacheEssentials());
});

self.addEventListener('activate', (event) => {
  const start = async () => {
    for (const name of await caches.keys())
      if (![PAGES, ESSENTIALS].includes(name)) await caches.delete(name);
    // Requests the page while the worker starts. Only in Chromium, which alone has this object: in
    // Firefox a failed preload ends the navigation, whatever the worker responds.
    const { navigationPreload } = self.registration;
    // eslint-disable-next-line compat/compat -- asked for
    await (navigator.userAgentData ? navigationPreload?.enable() : navigationPreload?.disable());
  };
  event.waitUntil(start());
});

self.addEventListener('message', (event) => {
  if (typeof event.data?.keep === 'string')
    event.waitUntil(cacheOpened(event.data.keep).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.mode !== 'navigate' || !isPage(url)) return;
  const language = languageOf(url);
  if (request.method === 'GET') event.respondWith(open(event, keyOf(url), language));
  else event.respondWith(fetch(request).catch(() => offlinePage(language, NOT_SENT)));
});
