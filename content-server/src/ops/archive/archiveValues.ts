import { isId, type AnyObjectSchema } from '@charity-site/api-client/entities';
import type { ColumnValue } from '../../db/database';
import { HttpError } from '../../http/httpError';

/** A row as an archive contains it. */
export type Sent = Record<string, unknown>;
/** A row as the database stores it. */
export type StoredRow = Record<string, ColumnValue>;

/** Reads the fields of a definition from a row. @throws HttpError when they cannot be stored */
export type ReadFields = (rules: AnyObjectSchema, row: Sent) => StoredRow;

/** Rejects a row. @throws HttpError with the reason */
export const reject = (reason: string): never => {
  throw new HttpError(400, reason);
};

/** A non-empty text. */
export const text = (row: Sent, column: string): string => {
  const value = row[column];
  return typeof value === 'string' && value !== '' ? value : reject(`${column} is missing.`);
};

export const id = (row: Sent): string => {
  const value = text(row, '_id');
  return isId(value) ? value : reject('_id is no id.');
};

/** An instant (UTC, ISO 8601). */
export const instant = (row: Sent, column: string): string => {
  const value = text(row, column);
  return Number.isNaN(Date.parse(value)) || new Date(value).toISOString() !== value
    ? reject(`${column} is no time.`)
    : value;
};

/** The same, or ''. */
export const optionalInstant = (row: Sent, column: string): string =>
  row[column] === '' ? '' : instant(row, column);

/** 0 or 1. */
export const flag = (row: Sent, column: string): number => {
  const value = row[column];
  return value === 0 || value === 1 ? value : reject(`${column} must be 0 or 1.`);
};

/** A text; may be empty. */
export const optionalText = (row: Sent, column: string): string => {
  const value = row[column];
  return typeof value === 'string' ? value : reject(`${column} is missing.`);
};

/** A JSON object as text. */
export const json = (row: Sent, column: string): string => {
  const value = text(row, column);
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed === 'object' && parsed !== null) return value;
  } catch {
    // Rejected below.
  }
  return reject(`${column} is no JSON.`);
};

/** Reads the columns of a row, each with its own reader. */
export const reading =
  (columns: Record<string, (row: Sent, column: string) => ColumnValue>) =>
  (row: Sent): StoredRow =>
    Object.fromEntries(
      Object.entries(columns).map(([column, read]) => [column, read(row, column)]),
    );
