import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../fixtures/product/freePort';
import { locate, type Driver } from './driver';

/** The key of an element's id in WebDriver's responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Control = Record<typeof ELEMENT, string>;

/** Timeout of the driver's first response, in tenths of a second. */
const TRIES = 100;

/** Starts a virtual display. @returns its process and name */
const startDisplay = async (): Promise<[ChildProcess, string]> => {
  const args = ['-displayfd', '1', '-screen', '0', '1280x940x24', '-nolisten', 'tcp'];
  const display = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(display.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  return [display, `:${number.toString().trim()}`];
};

/** Starts WebKitGTK's MiniBrowser with its driver (classic WebDriver protocol). */
export const webKit = async (): Promise<Driver<Control>> => {
  const [display, DISPLAY] = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY },
    stdio: 'ignore',
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: Value & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; tries += 1)
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries === TRIES) throw error;
      await setTimeout(100);
    }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const send = <Value>(path: string, body: object) =>
    call<Value>('POST', `/session/${sessionId}${path}`, body);
  const execute = <Value>(work: unknown, args: unknown[]) =>
    send<Value>('/execute/sync', {
      script: `return (${String(work)}).apply(null, arguments)`,
      args,
    });
  await send('/window/rect', { x: 0, y: 0, width: 1280, height: 940 });
  return {
    open: (url) => send('/url', { url }),
    run: (work, ...args) => execute(work, args),
    find: async (kind, name) => (await execute<Control | null>(locate, [kind, name])) ?? undefined,
    click: async (control) => {
      // The driver scrolls only to the edge, where the site's bar may cover the control.
      await execute(
        (element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        [control],
      );
      await send(`/element/${control[ELEMENT]}/click`, {});
    },
    type: (control, text) => send(`/element/${control[ELEMENT]}/value`, { text }),
    choose: (control, file) => send(`/element/${control[ELEMENT]}/value`, { text: file }),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => undefined);
      driver.kill();
      display.kill();
    },
  };
};
