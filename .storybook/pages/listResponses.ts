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

/** The definition of a list, by its API path. */
const listingAt = (path: string) =>
  LISTINGS.find((listing) => path.replace(/^content\//, '') === listing.path);

/** Start of a rich text; unlike the server's excerpt it includes headings. */
const excerptOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return truncateText(Array.from(body.children, ({ textContent }) => textContent).join(' '), 400);
};

/** True if the response includes an item; without `drafts` only published ones. */
const isShown = (row: Row, query: URLSearchParams): boolean => {
  const state = publicationState(row);
  const status = query.get('status');
  return query.get('drafts') === 'true' ? !status || state === status : state === 'published';
};

/** One page of a list, as the server returns it. */
export const listResponse = (
  path: string,
  rows: readonly Row[],
  query: URLSearchParams,
): object => {
  const listing = listingAt(path);
  const { items = 'items', searchIn = [], excerptFrom } = listing ?? {};
  const order = LIST_ORDERS.find((one) => one === query.get('sort'));
  // The demo data has no column for searches; titles sort in the same order.
  const sort = (listing ? sortOf(listing, order) : []).map(
    ([column, direction]) =>
      [column === 'searchText' ? (searchIn[0] ?? '') : column, direction] as const,
  );
  const dateColumn = listing && dateColumnOf(listing)?.column;
  const [from, to] = [query.get('from') ?? '', query.get('to') || '9999'];
  const isInDateRange = (row: Row) =>
    !dateColumn || (text(row[dateColumn]) >= from && text(row[dateColumn]).slice(0, 10) <= to);
  const searchText = (query.get('search') ?? '').trim().toLowerCase();
  const matches = rows
    .filter(
      (row) =>
        !searchText ||
        searchIn.some((field) => text(row[field]).toLowerCase().includes(searchText)),
    )
    .filter((row) => isShown(row, query))
    .filter(isInDateRange)
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
  const pageRows = matches.slice((page - 1) * limit, page * limit);
  return {
    // Whole items, because the pages ignore other fields.
    [items]: excerptFrom
      ? pageRows.map((row) => ({ ...row, excerpt: excerptOf(text(row[excerptFrom])) }))
      : pageRows,
    currentPage: page,
    totalPages: Math.max(Math.ceil(matches.length / limit), 1),
    totalItems: matches.length,
  };
};

/** Upcoming events, soonest first. */
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

/** Response of the dashboard endpoint. */
export const dashboardResponse = ({ lists, singletons }: Tables): Dashboard => ({
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
