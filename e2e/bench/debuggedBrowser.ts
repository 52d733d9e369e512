import { createServer, type AddressInfo } from 'node:net';
import { chromium, type LaunchOptions } from '@playwright/test';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Runs `work` with a separate browser that Lighthouse controls through a port. */
export const withDebuggedBrowser = async <Result>(
  { args = [], ...options }: LaunchOptions,
  work: (port: number) => Promise<Result>,
): Promise<Result> => {
  const port = await freePort();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    return await work(port);
  } finally {
    await browser.close();
  }
};
