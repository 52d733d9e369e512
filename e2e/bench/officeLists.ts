import { callsOf, type Calls } from '../product/calls';
import { freshData } from '../product/prepared';
import { ADMINISTRATOR, startServer } from '../product/server';
import type { Product } from '../product/withProduct';
import { DATABASES, onDatabase } from './databases';
import { multiplied, NUMBER } from './multiplied';
import { median } from './quantile';
import { table, type Row } from './table';

/** Budget of a page of a list with 10,000 items of each kind, from the request to the last byte of the answer, in ms. */
const BUDGET = 60;
/** Maximum ratio to the time with 100 items. Less than LEAST ms, nobody notices. */
const FLAT = 2;
const LEAST = 16;
/** Budget of the search over everything, in ms. It reads the texts of all items, so it grows with them (decision 0056). */
const SEARCH_BUDGET = 150;
const SEARCH = 'search over everything';
const FEW = 100;
const MANY = 10_000;
const ROUNDS = 21;

const TEXT = 'The well gives clean water every day, and the committee keeps its key. ';

/** Adds what is multiplied, and one item of another kind, with an earlier version. @returns the address of each list */
const arrange = async ({ keep, send }: Calls): Promise<Record<string, string>> => {
  const description = `<p>${TEXT.repeat(40)}</p>`;
  const add = async (title: string, more?: object): Promise<string> => {
    const { _id } = await keep<{ _id: string }>('POST', '/content/updates', {
      title,
      date: '2026-11-01',
      description,
      ...more,
    });
    return _id;
  };
  const published = await add(`Published ${NUMBER}`);
  await keep('PUT', `/content/updates/${published}`, { title: `Changed ${NUMBER}`, date: '2026-11-01', description });
  await add(`Draft ${NUMBER}`, { status: 'draft' });
  await add(`Scheduled ${NUMBER}`, { status: 'published', publishAt: '2999-01-01T00:00:00.000Z' });
  await keep('DELETE', `/content/updates/${await add(`Deleted ${NUMBER}`)}`);
  const event = { title: 'Choir', date: '2026-12-01T10:00:00.000Z', location: 'Zomba', description };
  const { _id } = await keep<{ _id: string }>('POST', '/content/events', event);
  await keep('PUT', `/content/events/${_id}`, { ...event, location: 'Blantyre' });
  const message = { name: 'Grace', email: 'grace@example.org', subject: 'Water', message: TEXT.repeat(4) };
  const sent = await send<{ _id: string }>('POST', '/messages', { body: { ...message, name: `Grace ${NUMBER}` } });
  await keep('PUT', `/messages/${sent.body._id}/read`, { read: true });
  await send('POST', '/messages', { body: message });
  const comment = { updateId: published, guestName: 'Grace', guestEmail: message.email };
  await send('POST', '/content/comments', { body: { ...comment, commentText: `${NUMBER} ${TEXT}` } });
  await send('POST', '/content/comments', { body: { ...comment, commentText: 'See https://example.org' } });
  // Who changed an item last is told when several people have access.
  const invited = await keep<{ path: string }>('POST', '/people/invitations', {
    email: 'ruth@example.org',
    role: 'editor',
  });
  const token = invited.path.split('#')[1];
  await send('POST', '/auth/invitation/accept', { body: { token, name: 'Ruth', password: 'three-other-words' } });
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
  };
};

/** Median time of each list's first page, in ms. */
const measure = async (
  { prepared }: Product,
  size: number,
  settings: Record<string, string>,
): Promise<Record<string, number>> => {
  const place = { dataDir: await freshData(prepared, false), releasesDir: prepared.releases, demo: false, settings };
  let lists: Record<string, string> = {};
  await multiplied(place, size, async (calls) => {
    lists = await arrange(calls);
  });
  const server = await startServer(place);
  try {
    const { token, read } = callsOf(server.url);
    const headers = { authorization: `Bearer ${await token()}` };
    const { updates } = await read<{ updates: { _id: string }[] }>('/content/updates?limit=100&fields=title');
    lists['who changed 100 items last'] =
      `/history/latest?list=updates&items=${updates.map(({ _id }) => _id).join('&items=')}`;
    const times: Record<string, number> = {};
    for (const [what, path] of Object.entries(lists)) {
      const all: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const begun = performance.now();
        const answer = await fetch(`${server.url}/api${path}`, { headers });
        await answer.text();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        all.push(performance.now() - begun);
      }
      times[what] = median(all);
    }
    return times;
  } finally {
    await server.stop();
  }
};

const isWithinBudget = ({ what, value, beside }: Row): boolean =>
  what.startsWith(SEARCH) ? value <= SEARCH_BUDGET : value <= BUDGET && value <= Math.max(beside, LEAST) * FLAT;

const compare = async (product: Product, database: string): Promise<boolean> => {
  const few = await onDatabase(database, (settings) => measure(product, FEW, settings));
  const many = await onDatabase(database, (settings) => measure(product, MANY, settings));
  const rows = Object.entries(many).map(([what, value]) => ({ what, value, beside: few[what] ?? NaN, digits: 1 }));
  const head = `The administrator's lists on ${database}, ms`;
  console.log(`\n${table([head, '10,000 of each', '100 of each'], rows)}`);
  return rows.every(isWithinBudget);
};

/**
 * Measures the administrator's lists of what is not a list of content, with 10,000 and with 100 items of each kind: history,
 * trash, drafts, scheduled items, messages, comments; and the search over all of them. @returns whether the times are within
 * their budget
 */
export const measureOfficeLists = async (product: Product): Promise<boolean> => {
  let isKept = true;
  for (const database of DATABASES) isKept = (await compare(product, database)) && isKept;
  console.log(
    `Budget ${isKept ? 'kept' : 'EXCEEDED'}: at most ${BUDGET} ms, and ${FLAT} times that of 100 of each (or of ${LEAST} ms); ${SEARCH} ${SEARCH_BUDGET} ms.\n`,
  );
  return isKept;
};
