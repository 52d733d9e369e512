import { api } from '@charity-site/api-client';
import type { Message } from '@charity-site/api-client/entities';
import { longMoment, today } from '../site/time';

/**
 * One CSV cell. The text comes from visitors: one that starts like a formula gets an apostrophe, so that spreadsheets
 * do not run it.
 */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Messages as CSV with a header line; line ends follow RFC 4180. */
export const toCsv = (messages: readonly Message[]): string =>
  [
    ['Status', 'Sender', 'Email', 'Subject', 'Date', 'Message'],
    ...messages.map(({ read, name, email, subject, createdAt, message }) => [
      read ? 'Read' : 'Unread',
      name,
      email,
      subject,
      longMoment(createdAt),
      message,
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\r\n');

/** Page size of the export, because the server limits the size of a response. */
const PAGE = 1000;

const everyMessage = async (): Promise<Message[]> => {
  const all: Message[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await api.messages.list({ page, limit: PAGE });
    all.push(...items);
    if (page >= totalPages) return all;
  }
};

/** Downloads the whole inbox as a file. Rejects as the call does. */
export const exportInbox = async (): Promise<void> => {
  const items = await everyMessage();
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const file = new Blob(['\uFEFF', toCsv(items)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `messages-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};
