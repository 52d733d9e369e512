import { LISTINGS, ROLES, SINGLETONS, type Role } from '@charity-site/api-client/entities';
import { isStoredFile } from '../../content/files/fileNames';
import { listRow, pageHeroRow, singletonRow } from './archiveContent';
import { changeRow, trashRow } from './archiveHistory';
import { reviewRow } from './archiveReviews';
import { translationRow } from './archiveTranslations';
import {
  id,
  json,
  instant,
  optionalInstant,
  optionalText,
  reading,
  reject,
  text,
  type ReadFields,
  type Sent,
  type StoredRow,
} from './archiveValues';

/** The role of a person. Older archives lack it: their only person is the administrator. */
const roleIn = ({ role = 'administrator' }: Sent): Role =>
  ROLES.find((one) => one === role) ?? reject('role is unknown.');

const wholeNumber = (row: Sent, column: string): number => {
  const value = row[column];
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? value
    : reject(`${column} is no number.`);
};

const administratorRow = (row: Sent): StoredRow => {
  const { tokenVersion } = row;
  const passwordHash = text(row, 'passwordHash');
  if (!passwordHash.startsWith('$argon2id$')) reject('passwordHash is no hash of this program.');
  if (typeof tokenVersion !== 'number' || !Number.isSafeInteger(tokenVersion))
    return reject('tokenVersion is missing.');
  return {
    _id: id(row),
    email: text(row, 'email'),
    name: text(row, 'name'),
    passwordHash,
    tokenVersion,
    updatedAt: instant(row, 'updatedAt'),
    role: roleIn(row),
    lastSeenAt: row.lastSeenAt === undefined ? '' : optionalText(row, 'lastSeenAt'),
    secondFactor: row.secondFactor === undefined ? '' : optionalText(row, 'secondFactor'),
    secondFactorStep: row.secondFactorStep === undefined ? 0 : wholeNumber(row, 'secondFactorStep'),
  };
};

/**
 * An autosave. Its fields are validated when the form is saved. Before 2026-12-29 it had no number,
 * and its id was its key.
 */
const autosaveRow = (sent: Sent): StoredRow => {
  const row: Sent = { number: 1, key: sent.fields && sent.id, ...sent };
  return {
    _id: text(row, '_id'),
    administrator: text(row, 'administrator'),
    id: text(row, 'id'),
    form: optionalText(row, 'form'),
    number: wholeNumber(row, 'number'),
    key: optionalText(row, 'key'),
    fields: row.fields === '' ? '' : json(row, 'fields'),
    version: row.version === null ? null : optionalText(row, 'version'),
    device: optionalText(row, 'device'),
    keptAt: instant(row, 'keptAt'),
  };
};

/** Readers by table. */
const READERS: Record<string, (row: Sent, fields: ReadFields) => StoredRow> = {
  ...Object.fromEntries(LISTINGS.map((listed) => [listed.table, listRow(listed)])),
  ...Object.fromEntries(
    SINGLETONS.map((singleton) => [singleton.table, singletonRow(singleton, [singleton.path])]),
  ),
  page_heroes: pageHeroRow,
  trash: trashRow,
  changes: changeRow,
  translations: translationRow,
  text_reviews: reading({
    _id: text,
    language: text,
    english: text,
    reviewer: text,
    text,
    updatedAt: instant,
  }),
  site_state: reading({ key: text, value: optionalText }),
  addresses: reading({ path: text, item: text, createdAt: instant }),
  administrators: administratorRow,
  recovery_codes: reading({ _id: id, administrator: text, codeHash: text }),
  autosaves: autosaveRow,
  reviews: reviewRow,
  alerts: reading({ administrator: text, until: instant }),
  senders: reading({ item: text, sender: text, createdAt: instant }),
  blocked_senders: reading({
    _id: id,
    sender: text,
    name: optionalText,
    blockedAt: instant,
    by: optionalText,
  }),
  receipts: reading({
    _id: id,
    number: wholeNumber,
    gift: text,
    issuedAt: instant,
    cancelledAt: optionalInstant,
    reason: optionalText,
  }),
  outbox: reading({
    _id: text,
    recipient: text,
    subject: optionalText,
    text: optionalText,
    createdAt: instant,
    tries: wholeNumber,
    nextAt: optionalInstant,
    sentAt: optionalInstant,
    error: optionalText,
  }),
  withdrawn_pictures: reading({
    hash: text,
    file: optionalText,
    picture: optionalText,
    uses: optionalText,
    by: optionalText,
    withdrawnAt: instant,
    erasedAt: optionalInstant,
  }),
  registry: reading({ _id: text, revision: wholeNumber, document: json }),
  release_history: reading({ _id: text, remote: text, entry: json }),
  released_files: ({ file }) =>
    typeof file === 'string' && isStoredFile(file)
      ? { file }
      : reject('file is no name of a stored file.'),
};

/**
 * Reads a row of an archive, which may come from another site or have been edited by hand. Unknown
 * columns are dropped.
 * @param fields reads the fields of a definition
 * @throws HttpError that says what is wrong
 */
export const readRow = (table: string, row: Sent, fields: ReadFields): StoredRow => {
  const read = READERS[table];
  return read ? read(row, fields) : reject(`There is no table ${table}.`);
};
