/*
 * The service worker of the public pages (docs/decisions/0012): it keeps the pages that a visitor
 * has read, for reading without a connection, and a page with contact and bank details. It handles
 * page views alone: no calls, no scripts, no images, nothing of the administrator's area. Plain
 * JavaScript, because browsers get it as it is. The server puts the list of the languages other
 * than English before it.
 */
/* global OTHER_LANGUAGES */
const PAGES = 'pages-1';
const ESSENTIALS = 'essentials-1';
const OFFLINE = '/offline.html';

/** Most pages kept, and most characters of HTML in all of them. */
const MAX_PAGES = 40;
const MAX_CHARACTERS = 4_000_000;
/** Time that the network may take where a page is kept, in ms. */
const PATIENCE = 4_000;
/** A page is kept again after this time, and the contact details are read again, in ms. */
const FRESH = 60_000;
const DETAILS_FRESH = 3_600_000;

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

const keptPage = async (key) => (await caches.open(PAGES)).match(key);

const ageOf = (response) => Date.now() - Date.parse(response?.headers.get(KEPT_AT) ?? 0);

/** The answer without what belongs to its transfer, and with the time at which it was kept. */
const keepable = ({ headers, status }, html) => {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'speculation-rules']) kept.delete(name);
  kept.set(KEPT_AT, new Date().toISOString());
  kept.set(LENGTH, String(html.length));
  return new Response(html, { status, headers: kept });
};

/** Removes the pages that were kept longest ago until the rest is within the limits. */
const bound = async (pages) => {
  let [count, characters] = [0, 0];
  for (const request of (await pages.keys()).reverse()) {
    count += 1;
    characters += Number((await pages.match(request)).headers.get(LENGTH));
    if (count > MAX_PAGES || characters > MAX_CHARACTERS) await pages.delete(request);
  }
};

/** Forgets a page in every language, and what it shows with a query. */
const forget = async (key) => {
  const url = new URL(key, location.origin);
  const first = key.slice(languageOf(url)?.length + 1 || 0);
  const pages = await caches.open(PAGES);
  for (const start of ['', ...OTHER_LANGUAGES.map((code) => `/${code}`)])
    await pages.delete(location.origin + start + first, { ignoreSearch: url.search === '' });
};

/**
 * True if there is no page at an address any more. A browser does not say where a view was
 * redirected to.
 */
const isGone = ({ status, type, redirected }) =>
  redirected || type === 'opaqueredirect' || [404, 410].includes(status);

/**
 * Keeps a page that the server has rendered. One that the browser renders cannot be read without
 * its scripts, and a preview is for its time only.
 */
const keep = async (key, response) => {
  if (isGone(response)) return forget(key);
  if (response.status !== 200) return;
  if (response.headers.get('cache-control') === 'no-store') return;
  const html = await response.text();
  if (!html.includes('id="page-data"')) return;
  const pages = await caches.open(PAGES);
  // Moves it to the end of the list, whose order is that of keeping. On a full device the older one
  // stays.
  await pages.put(key, keepable(response, html));
  await bound(pages);
};

const detailsIn = (language) => (language ? `${OFFLINE}?language=${language}` : OFFLINE);

/** Reads the page with contact and bank details. */
const keepEssentials = async (language) => {
  const address = detailsIn(language);
  const response = await fetch(address, { cache: 'no-cache' });
  if (response.ok)
    await (await caches.open(ESSENTIALS)).put(address, keepable(response, await response.text()));
};

const essentials = async (language) => (await caches.open(ESSENTIALS)).match(detailsIn(language));

/**
 * Makes the function that answers the worker's texts in a language: they are in its page with the
 * details.
 */
const wordsIn = async (language) => {
  const html = language && (await (await essentials(language))?.text());
  const [, json = '{}'] = /id="texts">([^<]*)</.exec(html ?? '') ?? [];
  const texts = JSON.parse(json);
  return (english) => texts[english] ?? english;
};

/** Keeps a page that was opened without loading its document. */
const keepOpened = async (address) => {
  const url = new URL(address, location.origin);
  if (!isPage(url)) return;
  if (!(ageOf(await keptPage(keyOf(url))) < FRESH)) await keep(keyOf(url), await fetch(keyOf(url)));
  const language = languageOf(url);
  if (!(ageOf(await essentials(language)) < DETAILS_FRESH)) await keepEssentials(language);
};

const NOTICE_STYLE =
  'margin:0;padding:12px 20px;background:#0a3f44;color:#f7f1e5;font:1rem/1.5 system-ui,sans-serif;text-align:center';

/** A time in words, such as '23 November 2026 at 14:02'. */
const momentOf = (at, say) => {
  const day = at.toLocaleDateString('en-GB', { dateStyle: 'long' }).replace(/[A-Z][a-z]+/, say);
  const time = at.toLocaleTimeString('en-GB', { timeStyle: 'short' });
  return say('{day} at {time}').replace('{day}', day).replace('{time}', time);
};

/** A kept page, with a notice that says why it is shown and when it was kept. */
const shown = async (kept, reason, language) => {
  const say = await wordsIn(language);
  const moment = momentOf(new Date(kept.headers.get(KEPT_AT)), say);
  const text = `${say(reason)} ${say('This is the page as you read it on {moment}.').replace('{moment}', moment)}`;
  const notice = `<p id="kept" role="status" style="${NOTICE_STYLE}">${text}</p>`;
  const html = await kept.text();
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { headers: kept.headers },
  );
};

const offlinePage = async (language, sentence) => {
  const page = (await essentials(language)) ?? (await essentials());
  if (!page) return Response.error();
  const html = await page.text();
  const say = await wordsIn(language);
  return new Response(
    html.replace(/(<p id="why">)[^<]*/, (whole, start) =>
      sentence ? start + say(sentence) : whole,
    ),
    { status: 503, headers: page.headers },
  );
};

/** True if an answer comes from a gateway before a server that does not run. */
const isGateway = ({ status }) => status >= 502 && status <= 504;

/**
 * The page from the network; where that fails or takes too long, the kept page or the one with the
 * details.
 */
const open = async (event, key, language) => {
  const kept = await keptPage(key);
  const asked = Promise.resolve(event.preloadResponse).then(
    (early) => early ?? fetch(event.request),
  );
  const late = kept && new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const answer = await (late ? Promise.race([asked, late]) : asked);
    if (answer && !(kept && isGateway(answer))) {
      event.waitUntil(keep(key, answer.clone()).catch(() => undefined));
      return answer;
    }
    event.waitUntil(asked.then((response) => keep(key, response)).catch(() => undefined));
    const reason = answer ? 'This website does not answer just now.' : 'The connection is slow.';
    return await shown(kept, reason, language);
  } catch {
    return kept ? shown(kept, 'You are offline.', language) : offlinePage(language);
  }
};

const NOT_SENT = 'What you wrote has not been sent. Go back: it is still there.';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepEssentials());
});

self.addEventListener('activate', (event) => {
  const start = async () => {
    for (const name of await caches.keys())
      if (![PAGES, ESSENTIALS].includes(name)) await caches.delete(name);
    // The network is asked while the worker starts. In Firefox a preload that fails ends the
    // navigation, whatever the worker answers, so only Chromium, which alone has this object,
    // preloads.
    const { navigationPreload } = self.registration;
    // eslint-disable-next-line compat/compat -- asked for
    await (navigator.userAgentData ? navigationPreload?.enable() : navigationPreload?.disable());
  };
  event.waitUntil(start());
});

self.addEventListener('message', (event) => {
  if (typeof event.data?.keep === 'string')
    event.waitUntil(keepOpened(event.data.keep).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.mode !== 'navigate' || !isPage(url)) return;
  const language = languageOf(url);
  if (request.method === 'GET') event.respondWith(open(event, keyOf(url), language));
  else event.respondWith(fetch(request).catch(() => offlinePage(language, NOT_SENT)));
});
