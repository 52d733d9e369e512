import {
  comments,
  hasNumber,
  messages,
  type Address,
  type AnyListing,
} from '@charity-site/api-client/entities';
import { normalEmail } from '../people/signIn/administrators';
import { isFoundBy } from '../db/texts/text';
import type { Binned } from '../content/trash/binned';
import { wholeRows, type ListRow, type Writer } from '../db/database';
import { inBatches } from '../db/queries/inBatches';

/**
 * A list that holds addresses of visitors: the field with the e-mail address, the fields in which
 * somebody may write a telephone number, and those that an alert names.
 */
interface Holder {
  listing: AnyListing;
  address: string;
  texts: readonly string[];
  alerted: readonly [name: string, text: string];
}

const HOLDERS: readonly Holder[] = [
  {
    listing: messages,
    address: 'email',
    texts: ['name', 'subject', 'message', 'note'],
    alerted: ['name', 'subject'],
  },
  {
    listing: comments,
    address: 'guestEmail',
    texts: ['guestName', 'commentText'],
    alerted: ['guestName', 'commentText'],
  },
];

/**
 * Data of an address in an entry of the trash; `left` is the entry without it, undefined when
 * nothing else remains.
 */
interface TrashWith {
  _id: string;
  holder: Holder;
  rows: ListRow[];
  left: Binned | undefined;
}

/** Stored data of an address. */
export interface AddressData {
  /** Rows of each list, in the list and in the trash. */
  found: { holder: Holder; rows: ListRow[] }[];
  trash: TrashWith[];
  /** Items of the history whose kept fields hold the address. */
  changed: { list: string; item: string }[];
}

/**
 * True if a row is of an address: sent from the e-mail address, or with the telephone number in its
 * words.
 */
const isOf = ({ address, texts }: Holder, { email, phone }: Address) => {
  return (row: Record<string, unknown>): boolean =>
    email
      ? normalEmail(String(row[address])) === normalEmail(email)
      : texts.some((text) => hasNumber(String(row[text] ?? ''), phone));
};

/** Rows read at once: a message may have 5,000 characters. */
const BATCH = 500;

/**
 * Rows of a list. For an e-mail address, searched text finds the candidates, because databases
 * compare letters beyond ASCII differently. A telephone number is written in many ways, so all rows
 * are candidates.
 */
const rowsIn = async (database: Writer, holder: Holder, address: Address): Promise<ListRow[]> => {
  const candidates = wholeRows(database, holder.listing.table).where(isFoundBy(address.email));
  const found: ListRow[] = [];
  for await (const row of inBatches(candidates, BATCH))
    if (isOf(holder, address)(row)) found.push(row);
  return found;
};

/** Rows in the trash: items of the lists, and items that were deleted with their owner. */
const trashOf = async (database: Writer, address: Address): Promise<TrashWith[]> => {
  const lists = HOLDERS.flatMap(({ listing: { path, owner } }) => [
    path,
    ...(owner ? [owner.of.path] : []),
  ]);
  const entries = await database
    .selectFrom('trash')
    .select(['_id', 'list', 'rows'])
    .where('list', 'in', lists)
    .execute();
  return entries.flatMap(({ _id, list, rows }): TrashWith[] => {
    const binned = JSON.parse(rows) as Binned;
    const own = HOLDERS.find(({ listing }) => listing.path === list);
    const holder = own ?? HOLDERS.find(({ listing }) => listing.owner?.of.path === list);
    if (!holder) return [];
    const gone = (own ? [binned.item] : binned.dependants).filter(isOf(holder, address));
    if (gone.length === 0) return [];
    const others = binned.dependants.filter((row) => !gone.includes(row));
    return [{ _id, holder, rows: gone, left: own ? undefined : { ...binned, dependants: others } }];
  });
};

const changesOf = async (database: Writer, address: Address): Promise<AddressData['changed']> => {
  const lists = HOLDERS.map(({ listing }) => listing.path);
  const kept = await database
    .selectFrom('changes')
    .select(['list', 'item', 'fields'])
    .where('list', 'in', lists)
    .where('fields', 'is not', null)
    .execute();
  return kept.filter(({ list, fields }) => {
    const holder = HOLDERS.find(({ listing }) => listing.path === list);
    return (
      holder &&
      fields !== null &&
      isOf(holder, address)(JSON.parse(fields) as Record<string, unknown>)
    );
  });
};

/**
 * Finds everything that is stored of an e-mail address or a telephone number: messages, comments,
 * and their traces in trash and history.
 */
export const findAddress = async (database: Writer, address: Address): Promise<AddressData> => {
  const trash = await trashOf(database, address);
  const found: AddressData['found'] = [];
  for (const holder of HOLDERS) {
    const binned = trash.filter((entry) => entry.holder === holder).flatMap(({ rows }) => rows);
    found.push({ holder, rows: [...(await rowsIn(database, holder, address)), ...binned] });
  }
  return { found, trash, changed: await changesOf(database, address) };
};
