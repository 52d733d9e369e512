import { startForwardingProxy } from './startForwardingProxy';

/**
 * When the connection breaks: before the call arrives, during the response, or before the response.
 */
type BreakPoint = 'before' | 'during' | 'after';

/** A proxy to the content server whose connection breaks at chosen calls. */
export const startFlakyProxy = async () => {
  let broken: { call: RegExp; point: BreakPoint } | undefined;
  const proxy = await startForwardingProxy(async (call, forward) => {
    const point = broken?.call.test(call) ? broken.point : undefined;
    if (point === 'before') return undefined;
    const answer = await forward();
    if (point === 'after') return undefined;
    return { ...answer, share: point ? 'half' : 'all' };
  });
  return {
    ...proxy,
    /** @param call such as /^POST \/api\/messages$/ */
    cut: (call: RegExp, point: BreakPoint) => {
      broken = { call, point };
    },
    mend: () => {
      broken = undefined;
    },
  };
};
