import { http } from '@charity-site/api-client/http';
import { startAfresh } from './renderAdmin';
import { startLine } from './startLine';

/**
 * A line to the content server that passes nothing on until `letGo`, and everything from then on.
 */
const startSlowLine = async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const line = await startLine(async (_call, forward) => {
    await held;
    return { ...(await forward()), share: 'all' };
  });
  return { ...line, letGo };
};

/** A slow line for each test; after `goSlow` no call is answered until it lets go. */
export const slowLine = () => {
  let line: Awaited<ReturnType<typeof startSlowLine>>;
  beforeEach(async () => {
    await startAfresh();
    line = await startSlowLine();
  });
  afterEach(async () => {
    jest.useRealTimers();
    http.defaults.baseURL = undefined;
    line.letGo();
    await line.close();
  });
  return {
    goSlow: () => {
      http.defaults.baseURL = `${line.url}/api`;
    },
    letGo: () => line.letGo(),
  };
};
