import { api, type ListQuery } from '@charity-site/api-client';
import { today } from '../../../shared/site/time';

/** Downloads all messages that match as a file. Rejects as the call does. */
export const exportInbox = async (query: ListQuery): Promise<void> => {
  const text = await api.messages.export(query);
  // The byte order mark, which the call loses, tells spreadsheets that the file is UTF-8.
  const file = new Blob([`\uFEFF${text.replace(/^\uFEFF/, '')}`], {
    type: 'text/csv;charset=utf-8',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `messages-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};
