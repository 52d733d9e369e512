import { truncateText } from '@charity-site/api-client/entities';
import { newId } from '../../content/rows/rows';
import type { Queryable } from '../../db/database';
import { isMailAddress } from '../../process/settings/mailSettings';

export interface Mail {
  /** One e-mail address. */
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** Maximum length of a subject, in characters. */
const SUBJECT_MAX = 200;

/** A subject is one line, whatever a visitor has typed into it. */
const oneLine = (subject: string): string =>
  truncateText(subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(), SUBJECT_MAX);

/**
 * Adds a mail to the outbox in the caller's transaction: it is sent only after the commit. Call it
 * only if `mailIsOn`. Throws unless `to` is exactly one address.
 */
export const queueMail = async (
  connection: Queryable,
  { to, subject, text }: Mail,
): Promise<void> => {
  if (!isMailAddress(to)) throw new Error('A mail needs exactly one address.');
  const now = new Date();
  await connection
    .insertInto('outbox')
    .values({
      _id: newId(now),
      recipient: to,
      subject: oneLine(subject),
      text,
      createdAt: now.toISOString(),
      tries: 0,
      nextAt: now.toISOString(),
      sentAt: '',
      error: '',
    })
    .execute();
};
