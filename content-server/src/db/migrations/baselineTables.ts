import { key, LISTED, numbers, PUBLISHING, texts, textsWith } from './columns';

/** A singleton: a row with a fixed id. */
const single = (...columns: string[]): string[] => [
  ...key('_id'),
  ...texts('updatedAt'),
  ...columns,
];

/** An article, with the words of its rich text, and a slug. */
const article = (fields: string): string[] => [
  ...LISTED,
  ...texts(fields),
  ...PUBLISHING,
  ...textsWith('excerpt plainText slug'),
];

/**
 * Lists and singletons: the fields of their entities (docs/product.md 6.1). Dates and times are
 * text (ISO 8601).
 */
const CONTENT: Record<string, readonly string[]> = {
  hero_slides: [
    ...LISTED,
    ...texts('title subtitle image'),
    ...numbers('order'),
    ...PUBLISHING,
    ...textsWith('link linkText'),
  ],
  updates: [...article('title date image description'), ...textsWith('commenting', 'open')],
  case_studies: article('title category image content'),
  use_cases: article('title category image content'),
  executive_members: [...LISTED, ...texts('name title image'), ...numbers('order')],
  events: [
    ...article('title date location image description'),
    ...textsWith('ends repeats repeatsUntil'),
  ],
  projects: article('title image initiatedDate description'),
  partners: [...LISTED, ...texts('name logo'), ...numbers('order')],
  documents: [
    ...LISTED,
    ...texts('title kind year summary file'),
    ...PUBLISHING,
    ...textsWith('plainText'),
  ],
  comments: [
    ...LISTED,
    ...texts('guestName guestEmail commentText'),
    '"updateId" text not null references updates (_id) on delete cascade',
    ...textsWith('status', 'visible'),
    ...textsWith('heldFor'),
  ],
  quote: single(...texts('text author')),
  logo: single(...texts('url altText')),
  contact_details: single(
    ...texts('phone email address facebook instagram linkedin twitter'),
    ...textsWith('whatsapp pressName pressEmail pressPhone'),
  ),
  donation_details: single(...texts('bankName accountName accountNumber swiftCode')),
  page_heroes: single(...texts('pageIdentifier title image')),
  organisation: single(...texts('name tagline')),
  colours: single(...texts('main accent third')),
  about_us: single(...texts('about founding vision mission values'), ...textsWith('history')),
  groups_served: single(...texts('groups')),
  figures: single(...texts('figures')),
  giving: single(
    ...texts('donateIntro donateStatement joinIntro volunteer events donation contactIntro'),
    ...textsWith('ways reference amounts purposes purposesYear purposesSource'),
  ),
  comment_settings: single(...texts('newComments')),
  redirects: single(...texts('redirects')),
  privacy: single(...texts('text')),
  safeguarding: single(...texts('text')),
};

/** Tables other than content that visitors' pages are rendered from. */
const BESIDE: Record<string, readonly string[]> = {
  pictures: [
    ...LISTED,
    ...texts('name file alt focus'),
    ...numbers('width height bytes'),
    ...texts('uploadedBy'),
  ],
  addresses: [...key('path'), ...texts('item createdAt')],
  translations: [
    ...key('_id'),
    ...texts('list item language field text source updatedAt'),
    ...textsWith('plainText'),
  ],
};

/** The tables whose revisions decide whether a cached page is current. */
export const READ_BY_VISITORS: readonly string[] = [
  ...Object.keys(CONTENT),
  ...Object.keys(BESIDE),
];

const PERSON = 'administrator';

/** Each table's columns as SQL, the same in SQLite and PostgreSQL. */
export const TABLES: Record<string, readonly string[]> = {
  ...CONTENT,
  ...BESIDE,
  messages: [
    ...LISTED,
    ...texts('name email subject message source'),
    ...numbers('read'),
    ...textsWith('folder', 'inbox'),
    ...textsWith('heldFor answeredAt answeredBy note'),
  ],
  administrators: [
    ...key('_id'),
    '"email" text not null unique',
    ...texts('name passwordHash'),
    ...numbers('tokenVersion'),
    ...texts('updatedAt'),
    ...textsWith('role', PERSON),
    ...textsWith('lastSeenAt'),
  ],
  sessions: [...key('_id'), ...texts(`${PERSON} device createdAt lastSeenAt endsAt`)],
  invitations: [
    ...key('_id'),
    '"email" text not null unique',
    '"tokenHash" text not null unique',
    ...texts('role invitedBy createdAt endsAt'),
  ],
  recovery_codes: [...key('_id'), ...texts(`${PERSON} codeHash`)],
  password_resets: [...key('tokenHash'), ...texts(`${PERSON} endsAt`)],
  attempts: [...key('key'), ...numbers('count level'), ...texts('since lockedUntil')],
  alerts: [...key(PERSON), ...texts('until')],
  trash: [...key('_id'), ...texts('list rows deletedAt'), ...textsWith('searchText')],
  changes: [...key('_id'), ...texts('list item title action administrator by at'), '"fields" text'],
  item_previews: [...key('tokenHash'), ...texts(`${PERSON} list item fields createdAt endsAt`)],
  kept_texts: [
    ...key('_id'),
    ...texts(`${PERSON} id form copy changes fields device keptAt ended`),
    ...numbers('revision'),
    '"version" text',
  ],
  senders: [...key('item'), ...texts('sender createdAt')],
  blocked_senders: [...key('_id'), '"sender" text not null unique', ...texts('name blockedAt by')],
  outbox: [
    ...key('_id'),
    ...texts('recipient subject text createdAt nextAt sentAt error'),
    ...numbers('tries'),
  ],
  released_files: [...key('file')],
  site_state: [...key('key'), ...texts('value')],
  creation_keys: [
    ...texts('fingerprint itemId createdAt'),
    ...key('scope key', 'creation_keys_of_scope'),
  ],
  report_counts: [
    ...numbers('upTo count'),
    ...texts('remote version kind at route'),
    'constraint "report_counts_of_slot" primary key ("remote", "version", "kind", "at", "route", "upTo")',
  ],
  report_causes: [
    ...texts('route lastAt'),
    ...numbers('ms count'),
    ...key('remote version kind message', 'report_causes_of_version'),
  ],
  report_visitors: [
    ...texts('lastAt'),
    ...key('remote version kind slot visitor', 'report_visitors_of_slot'),
  ],
  report_salts: ['"day" text not null primary key', ...texts('salt')],
};
