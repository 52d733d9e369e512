import { http } from '@charity-site/api-client/http';
import { startAfresh } from './renderAdmin';
import { startForwardingProxy } from './startForwardingProxy';

/** A proxy to the content server that holds calls until `letGo`, and forwards all later ones. */
const startSlowProxy = async () => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const proxy = await startForwardingProxy(async (_call, forward) => {
    await released;
    return { ...(await forward()), share: 'all' };
  });
  return { ...proxy, letGo };
};

/** A slow proxy for each test: after `goSlow`, calls are held until `letGo`. */
export const slowConnection = () => {
  let proxy: Awaited<ReturnType<typeof startSlowProxy>>;
  beforeEach(async () => {
    await startAfresh();
    proxy = await startSlowProxy();
  });
  afterEach(async () => {
    jest.useRealTimers();
    http.defaults.baseURL = undefined;
    proxy.letGo();
    await proxy.close();
  });
  return {
    goSlow: () => {
      http.defaults.baseURL = `${proxy.url}/api`;
    },
    letGo: () => proxy.letGo(),
  };
};
