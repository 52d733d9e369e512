import { api } from '@charity-site/api-client';
import type { Message } from '@charity-site/api-client/entities';
import { longMoment, today } from '../site/time';

/**
 * One cell of a CSV file. Visitors write what stands here: a text that begins like a formula gets an apostrophe first, so
 * that no spreadsheet runs it.
 */
const cell = (text: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Messages as the text of a CSV file, with a heading line; lines end as RFC 4180 has it. */
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

/** Messages asked for at a time: the server bounds the size of one answer. */
const PAGE = 1000;

const everyMessage = async (): Promise<Message[]> => {
  const all: Message[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalPages } = await api.messages.list({ page, limit: PAGE });
    all.push(...items);
    if (page >= totalPages) return all;
  }
};

/** Reads the whole inbox and gives it to the browser as a file. Rejects as the call does. */
export const exportInbox = async (): Promise<void> => {
  const items = await everyMessage();
  // The mark at the beginning tells spreadsheets that the file is UTF-8.
  const file = new Blob(['\uFEFF', toCsv(items)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `messages-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};
