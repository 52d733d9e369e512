import { queryOptions } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';

/** A file as an address for an image. Its own address would need the session's token. */
const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

/** The screenshot of a page that failed a check, as a `data:` address. */
export const screenshotQuery = (name: string) =>
  queryOptions({
    queryKey: ['screenshot', name] as const,
    queryFn: async ({ signal }) => asAddress(await api.releases.screenshot(name, signal)),
    staleTime: Infinity,
  });
