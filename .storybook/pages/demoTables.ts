import type { Publication } from '@charity-site/api-client/entities';
import { calendarFrom, demoDrafts } from '@charity-site/content-server/demo';
import { pictureNamed } from './demoPictures';

/** A stored record, as the API returns it. */
export interface Row extends Partial<Publication> {
  _id: string;
  createdAt: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** All data of the site, by API path. */
export interface Tables {
  lists: Record<string, Row[]>;
  singletons: Record<string, object | null>;
}

const TIME_ZONE = 'Africa/Blantyre';

const row = (id: string, fields: object, createdAt: Date): Row => ({
  ...fields,
  _id: id,
  createdAt: createdAt.toISOString(),
  updatedAt: createdAt.toISOString(),
});

const UNANSWERED = { folder: 'inbox', heldFor: '', answeredAt: '', answeredBy: '', note: '' };

/** The demo content in memory, with dates relative to now. */
export const demoTables = (): Tables => {
  const drafts = demoDrafts(
    'Lamp of Mercy Trust',
    pictureNamed,
    calendarFrom(new Date(), TIME_ZONE),
  );
  const lists: Tables['lists'] = {};
  for (const [name, items] of Object.entries(drafts.lists)) {
    lists[`content/${name}`] = items.map(({ draft, createdAt }, index) =>
      row(`${name}-${index + 1}`, draft, createdAt),
    );
  }
  lists['content/comments'] = drafts.comments.map(({ update, draft, createdAt }, index) =>
    row(
      `comments-${index + 1}`,
      { status: 'visible', heldFor: '', ...draft, updateId: `updates-${update + 1}` },
      createdAt,
    ),
  );
  lists.messages = drafts.messages.map(({ draft, read, createdAt }, index) =>
    row(`messages-${index + 1}`, { ...UNANSWERED, ...draft, read }, createdAt),
  );
  const singletons: Tables['singletons'] = {};
  for (const [name, record] of Object.entries(drafts.singletons))
    singletons[`content/${name}`] = record;
  for (const hero of drafts.pageHeroes)
    singletons[`content/page-hero/${hero.pageIdentifier}`] = hero;
  return { lists, singletons };
};

/** A site without content. */
export const emptyTables = (): Tables => {
  const { lists } = demoTables();
  return {
    lists: Object.fromEntries(Object.keys(lists).map((name) => [name, []])),
    singletons: {},
  };
};
