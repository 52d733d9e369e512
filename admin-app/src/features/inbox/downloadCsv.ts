import { today } from '../../shared/site/time';

/** Downloads a CSV file, whose name ends with the day. @param name such as 'messages' */
export const downloadCsv = (name: string, text: string): void => {
  // Spreadsheets need the byte order mark to detect UTF-8; decoding the response removes it.
  const file = new Blob([`\uFEFF${text.replace(/^\uFEFF/, '')}`], {
    type: 'text/csv;charset=utf-8',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${today()}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};
