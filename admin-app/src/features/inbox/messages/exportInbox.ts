import { api, type ListQuery } from '@charity-site/api-client';
import { today } from '../../../shared/site/time';

/** Downloads all matching messages as a CSV file. Rejects if the request fails. */
export const exportInbox = async (query: ListQuery): Promise<void> => {
  const text = await api.messages.export(query);
  // Spreadsheets need the byte order mark to detect UTF-8; decoding the response removes it.
  const file = new Blob([`\uFEFF${text.replace(/^\uFEFF/, '')}`], {
    type: 'text/csv;charset=utf-8',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `messages-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};
