import { startForwardingProxy } from './startForwardingProxy';

/** A proxy that answers every call itself, with a status and a page. */
export const startProxy = (status: number, page: string) =>
  startForwardingProxy(() => Promise.resolve({ status, body: Buffer.from(page), share: 'all' }));
