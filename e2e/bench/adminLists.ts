import { callsOf, type Calls } from '../fixtures/product/calls';
import { ADMINISTRATOR } from '../fixtures/product/server';
import type { Bench } from './bench';
import { compareSizes, MANY, NUMBER } from './scaledData';
import { median, printBudget, printTable, timeOf, type Row } from './report';

/**
 * Budget of a page of a list with 10,000 items of each kind, from the request to the last byte of
 * the response, in ms.
 */
const BUDGET = 60;
/** Maximum ratio to the time with 100 items. Times below LEAST ms are not noticeable. */
const FLAT = 2;
const NOTICEABLE = 16;
/**
 * Budget of the search over everything, in ms. It reads the texts of all items, so it grows with
 * them (decision 0007).
 */
const SEARCH_BUDGET = 150;
const SEARCH = 'search over everything';
/** Budget of a search of the site with 10,000 items, in ms. */
const SITE_BUDGET = 30;
const SITE = 'search of the site';
const ROUNDS = 21;

const TEXT = 'The well gives clean water every day, and the committee keeps its key. ';

/**
 * Adds the samples, and one item of another kind with an earlier version.
 * @returns the path of each list
 */
const arrange = async ({ sendOk, send }: Calls): Promise<Record<string, string>> => {
  const description = `<p>${TEXT.repeat(40)}</p>`;
  const update = (title: string, more?: object) => ({
    title,
    date: '2026-11-01',
    description,
    ...more,
  });
  const add = async (title: string, more?: object): Promise<string> =>
    (await sendOk<{ _id: string }>('POST', '/content/updates', update(title, more)))._id;
  const published = await add(`Published ${NUMBER}`);
  await sendOk(
    'PUT',
    `/content/updates/${published}`,
    update(`Changed ${NUMBER} of the village well`),
  );
  await add(`Draft ${NUMBER}`, { status: 'draft' });
  await add(`Scheduled ${NUMBER}`, { status: 'published', publishAt: '2099-01-01T00:00:00.000Z' });
  await sendOk('DELETE', `/content/updates/${await add(`Deleted ${NUMBER}`)}`);
  const event = {
    title: 'Choir',
    date: '2026-12-01T10:00:00.000Z',
    location: 'Zomba',
    description,
  };
  const { _id } = await sendOk<{ _id: string }>('POST', '/content/events', event);
  await sendOk('PUT', `/content/events/${_id}`, { ...event, location: 'Blantyre' });
  const message = {
    name: 'Grace',
    email: 'grace@example.org',
    subject: 'Water',
    message: TEXT.repeat(4),
  };
  const sent = await send<{ _id: string }>('POST', '/messages', {
    body: { ...message, name: `Grace ${NUMBER}` },
  });
  await sendOk('PUT', `/messages/${sent.body._id}/read`, { read: true });
  await send('POST', '/messages', { body: message });
  const comment = { updateId: published, guestName: 'Grace', guestEmail: message.email };
  await send('POST', '/content/comments', {
    body: { ...comment, commentText: `${NUMBER} ${TEXT}` },
  });
  await send('POST', '/content/comments', {
    body: { ...comment, commentText: 'See https://example.org' },
  });
  // The list shows the last editor of an item if several people have access.
  const person = { email: 'ruth@example.org', role: 'editor' };
  const { path } = await sendOk<{ path: string }>('POST', '/people/invitations', person);
  const token = path.split('#')[1];
  await send('POST', '/auth/invitation/accept', {
    body: { token, name: 'Ruth', password: 'three-other-words' },
  });
  const updates = '/content/updates?limit=10&drafts=true';
  return {
    'activity log': '/history?limit=20',
    'activity log, of a kind with few changes': '/history?limit=20&list=events',
    'activity log, of one person': `/history?limit=20&by=${ADMINISTRATOR.email}`,
    'history of one item': `/history?withFields=true&limit=20&list=events&item=${_id}`,
    trash: '/trash?limit=20',
    'updates, drafts': `${updates}&status=draft`,
    'updates, drafts, last changed': `${updates}&status=draft&sort=changed`,
    'updates, scheduled': `${updates}&status=scheduled`,
    'updates, scheduled, last changed': `${updates}&status=scheduled&sort=changed`,
    'updates, as visitors get them': '/content/updates?limit=10',
    inbox: '/messages?limit=10',
    'inbox, unread': '/messages?limit=10&read=false',
    'inbox, not answered': '/messages?limit=10&answered=false',
    'inbox, inquiries (none)': '/messages?limit=10&source=get-involved',
    comments: '/content/comments?limit=10',
    'comments that wait': '/content/comments?limit=10&status=waiting',
    dashboard: '/dashboard',
    [`${SEARCH}, all items`]: '/find?q=well',
    [`${SEARCH}, one item`]: `/find?q=${encodeURIComponent(`Scheduled ${NUMBER}`)}`,
    [`${SEARCH}, no item`]: '/find?q=xylophone',
    [`${SITE}, all items`]: '/search?q=village+well',
    [`${SITE}, no item`]: '/search?q=xylophone',
    [`${SITE}, similar titles`]: '/search?q=vilage',
    // No item is translated.
    [`${SITE}, all items, in Chichewa`]: '/search?q=village+well&language=ny',
  };
};

/** Median response time of each list, in ms. */
const measure = async (
  url: string,
  _size: number,
  lists: Record<string, string>,
): Promise<Record<string, number>> => {
  const { token, getOk } = callsOf(url);
  const headers = { authorization: `Bearer ${await token()}` };
  const { updates } = await getOk<{ updates: { _id: string }[] }>(
    '/content/updates?limit=100&fields=title',
  );
  const latest = `/history/latest?list=updates&items=${updates.map(({ _id }) => _id).join('&items=')}`;
  const times: Record<string, number> = {};
  for (const [what, path] of Object.entries({ ...lists, 'who changed 100 items last': latest })) {
    const all: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      all.push(
        await timeOf(async () => {
          const response = await fetch(`${url}/api${path}`, { headers });
          await response.text();
          if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
        }),
      );
    times[what] = median(all);
  }
  return times;
};

const isWithinBudget = ([what, many, few]: Row): boolean => {
  if (what.startsWith(SEARCH)) return many <= SEARCH_BUDGET;
  if (what.startsWith(SITE)) return many <= SITE_BUDGET;
  return many <= BUDGET && many <= Math.max(few, NOTICEABLE) * FLAT;
};

/**
 * Measures the admin lists other than content (history, trash, drafts, scheduled items, messages,
 * comments) with 10,000 and with 100 items of each kind, the search over all of them, and the
 * search of the site.
 */
export const measureAdminLists = async ({ product }: Bench): Promise<void> => {
  for (const { database, rows } of await compareSizes(product, arrange, measure)) {
    printTable(
      [`The administrator's lists on ${database}, ms`, `${MANY} of each`, '100 of each'],
      rows,
    );
    const budget = `at most ${BUDGET} ms, and ${FLAT} times that of 100 of each (or of ${NOTICEABLE} ms)`;
    printBudget(
      rows.every(isWithinBudget),
      `lists: ${budget}; ${SEARCH}: ${SEARCH_BUDGET} ms; ${SITE}: ${SITE_BUDGET} ms`,
    );
  }
};
