import { startLine } from './startLine';

/**
 * When the connection breaks: before the call arrives, while the answer is sent, before the answer
 * is sent.
 */
type Moment = 'before' | 'during' | 'after';

/** A line to the content server that breaks at chosen calls. */
export const startFlakyProxy = async () => {
  let broken: { call: RegExp; moment: Moment } | undefined;
  const line = await startLine(async (call, forward) => {
    const moment = broken?.call.test(call) ? broken.moment : undefined;
    if (moment === 'before') return undefined;
    const answer = await forward();
    if (moment === 'after') return undefined;
    return { ...answer, share: moment ? 'half' : 'all' };
  });
  return {
    ...line,
    /** @param call such as /^POST \/api\/messages$/ */
    cut: (call: RegExp, moment: Moment) => {
      broken = { call, moment };
    },
    mend: () => {
      broken = undefined;
    },
  };
};
