import { startLine } from './startLine';

/**
 * A server that stands between the browser and the content server and answers every call itself,
 * with a page.
 */
export const startProxy = (status: number, page: string) =>
  startLine(() => Promise.resolve({ status, body: Buffer.from(page), share: 'all' }));
