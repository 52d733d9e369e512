import {
  dateColumnOf,
  LIST_ORDERS,
  LISTINGS,
  publicationState,
  truncateText,
  sortOf,
  type Dashboard,
} from '@charity-site/api-client/entities';
import type { Row, Tables } from './demoTables';

const text = (value: unknown) => String(value ?? '');
const ascending = (field: string) => (a: Row, b: Row) =>
  text(a[field]).localeCompare(text(b[field]), 'en', { numeric: true });

/** The definition of a list, by the path of its calls. */
const listingAt = (path: string) =>
  LISTINGS.find((listing) => path.replace(/^content\//, '') === listing.path);

/** The first words of a rich text; the server leaves out its headings, too. */
const excerptOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return truncateText(Array.from(body.children, ({ textContent }) => textContent).join(' '), 400);
};

/** True if a reader gets an item: without `drafts` only public ones. */
const isShown = (row: Row, query: URLSearchParams): boolean => {
  const state = publicationState(row);
  const wanted = query.get('status');
  return query.get('drafts') === 'true' ? !wanted || state === wanted : state === 'published';
};

/** One page of a list, as the server returns it. */
export const listAnswer = (path: string, rows: readonly Row[], query: URLSearchParams): object => {
  const listing = listingAt(path);
  const { items = 'items', searchIn = [], excerptFrom } = listing ?? {};
  const order = LIST_ORDERS.find((one) => one === query.get('sort'));
  // The demo data has no column for searches; titles sort in the same order.
  const sort = (listing ? sortOf(listing, order) : []).map(
    ([column, direction]) =>
      [column === 'searchText' ? (searchIn[0] ?? '') : column, direction] as const,
  );
  const dated = listing && dateColumnOf(listing)?.column;
  const [from, to] = [query.get('from') ?? '', query.get('to') || '9999'];
  const isInDays = (row: Row) =>
    !dated || (text(row[dated]) >= from && text(row[dated]).slice(0, 10) <= to);
  const words = (query.get('search') ?? '').trim().toLowerCase();
  const found = rows
    .filter(
      (row) => !words || searchIn.some((field) => text(row[field]).toLowerCase().includes(words)),
    )
    .filter((row) => isShown(row, query))
    .filter(isInDays)
    .filter((row) =>
      ['category', 'read'].every(
        (field) => !query.get(field) || text(row[field]) === query.get(field),
      ),
    )
    .sort((a, b) =>
      sort.reduce(
        (order, [field, direction]) =>
          order || ascending(field)(a, b) * (direction === 'desc' ? -1 : 1),
        0,
      ),
    );
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
  const shown = found.slice((page - 1) * limit, page * limit);
  return {
    // Whole items: the pages take the fields that they asked for.
    [items]: excerptFrom
      ? shown.map((row) => ({ ...row, excerpt: excerptOf(text(row[excerptFrom])) }))
      : shown,
    currentPage: page,
    totalPages: Math.max(Math.ceil(found.length / limit), 1),
    totalItems: found.length,
  };
};

/** The next events, soonest first. */
export const upcomingEvents = (rows: readonly Row[], limit: number): Row[] =>
  rows
    .filter((row) => publicationState(row) === 'published')
    .filter(({ date }) => text(date) >= new Date().toISOString().slice(0, 10))
    .sort(ascending('date'))
    .slice(0, limit);

const newest = (rows: readonly Row[]): Dashboard['newestUpdate'] => {
  const [row] = [...rows].sort(ascending('date')).reverse();
  return row ? { _id: row._id, title: text(row.title), date: text(row.date) } : null;
};

/** Answer of the administrator's dashboard. */
export const dashboardAnswer = ({ lists, singletons }: Tables): Dashboard => ({
  counts: Object.fromEntries(
    Object.entries(lists).map(([path, rows]) => [path.replace('content/', ''), rows.length]),
  ),
  unreadMessages: (lists.messages ?? []).filter(({ read }) => read === false).length,
  newestUpdate: newest(lists['content/updates'] ?? []),
  set: Object.keys(singletons).map((path) => path.replace('content/', '')),
  samples: [],
  needsRecoveryCodes: false,
  waitingComments: 0,
  unsentMails: 0,
  upcomingEvents: upcomingEvents(lists['content/events'] ?? [], 5).map((row) => ({
    _id: row._id,
    title: text(row.title),
    date: text(row.date),
    location: text(row.location),
    excerpt: excerptOf(text(row.description)),
  })),
});

/** The comments of an update, oldest first, without email addresses. */
export const commentsOf = (rows: readonly Row[], updateId: string): Partial<Row>[] =>
  rows
    .filter((row) => row.updateId === updateId)
    .sort(ascending('createdAt'))
    .map(({ guestEmail: _, ...row }) => row);
