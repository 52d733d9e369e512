import type { Row } from './demoTables';

interface ListManners {
  /** The array's name in the answer. */
  items: string;
  searchIn: readonly string[];
  /** Sorts before paging. */
  order: (a: Row, b: Row) => number;
}

const text = (value: unknown) => String(value ?? '');
const ascending = (field: string) => (a: Row, b: Row) => text(a[field]).localeCompare(text(b[field]));
const descending = (field: string) => (a: Row, b: Row) => ascending(field)(b, a);
const byOrder = (a: Row, b: Row) => Number(a.order) - Number(b.order);

/** What differs from list to list, by the path of its calls. */
const MANNERS: Record<string, ListManners> = {
  'content/hero-slides': { items: 'slides', searchIn: ['title'], order: byOrder },
  'content/executive-members': { items: 'members', searchIn: ['name', 'title'], order: byOrder },
  'content/partners': { items: 'partners', searchIn: ['name'], order: byOrder },
  'content/updates': { items: 'updates', searchIn: ['title'], order: descending('date') },
  'content/events': { items: 'events', searchIn: ['title'], order: descending('date') },
  'content/projects': { items: 'projects', searchIn: ['title'], order: descending('initiatedDate') },
  'content/case-studies': { items: 'caseStudies', searchIn: ['title'], order: descending('createdAt') },
  'content/use-cases': { items: 'useCases', searchIn: ['title'], order: descending('createdAt') },
  'content/comments': { items: 'comments', searchIn: ['guestName', 'commentText'], order: descending('createdAt') },
  messages: { items: 'messages', searchIn: ['name', 'email', 'subject', 'message'], order: descending('createdAt') },
};

/** One page of a list, as the server answers it. */
export const listAnswer = (path: string, rows: readonly Row[], query: URLSearchParams): object => {
  const { items, searchIn, order } = MANNERS[path] ?? { items: 'items', searchIn: [], order: byOrder };
  const words = (query.get('search') ?? '').trim().toLowerCase();
  const found = rows
    .filter((row) => !words || searchIn.some((field) => text(row[field]).toLowerCase().includes(words)))
    .filter((row) => ['category', 'read'].every((field) => !query.get(field) || text(row[field]) === query.get(field)))
    .sort(order);
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
  return {
    [items]: found.slice((page - 1) * limit, page * limit),
    currentPage: page,
    totalPages: Math.max(Math.ceil(found.length / limit), 1),
    totalItems: found.length,
  };
};

/** The next events, soonest first. */
export const upcomingEvents = (rows: readonly Row[], limit: number): Row[] =>
  rows
    .filter(({ date }) => text(date) >= new Date().toISOString().slice(0, 10))
    .sort(ascending('date'))
    .slice(0, limit);

/** The comments of an update, oldest first, without addresses. */
export const commentsOf = (rows: readonly Row[], updateId: string): Partial<Row>[] =>
  rows
    .filter((row) => row.updateId === updateId)
    .sort(ascending('createdAt'))
    .map(({ guestEmail: _, ...row }) => row);
