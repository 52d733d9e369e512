/**
 * Resolves in a new task, so that the browser can handle input before the work continues. Unlike a
 * timer, a message is not throttled in background tabs.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
