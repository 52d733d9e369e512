import type { FastifyInstance } from 'fastify';
import type { RenderFailure } from '@charity-site/api-client/entities';
import type { PageRequest } from '@charity-site/registry';
import type { Config } from '../../process/settings/config';
import { codeOf, type Pair } from './livePair';
import {
  RenderError,
  ReplacedError,
  startRenderer,
  type PageWithTables,
  type RendererProcess,
} from './rendererProcess';

/** After so many failures in a row a pair renders nothing for a while. */
const FAILURES_MAX = 3;
/** Length of that pause, in ms. */
const BREAK = 60_000;
/** Queue limit; beyond it the browser renders. */
const WAITING_MAX = 50;
/** Replaced processes that a page waits for; then the browser renders it. */
const REPLACED_MAX = 3;
/** A renderer that nobody has asked for so long ends, in ms. */
const IDLE = 5 * 60_000;
const IDLE_ON_TRIAL = 20_000;

/** The renderer of one pair. */
interface Renderer {
  process?: Promise<RendererProcess>;
  waiting: number;
  inARow: number;
  brokenUntil: number;
  failure?: RenderFailure;
  /** True once the log says that its code takes too much memory. */
  isLarge?: boolean;
  idle?: NodeJS.Timeout;
}

/**
 * The renderer processes of a server: one for each pair of versions that is in use, started when it
 * is first needed.
 * @param forPinned true when the pairs are not live: every page is tried, a process ends soon, and
 * its start is not counted
 */
export const renderers = (
  app: FastifyInstance,
  config: Pick<Config, 'releasesDir'>,
  { onTrial: forPinned = false } = {},
) => {
  const byPair = new Map<string, Renderer>();
  let isClosed = false;

  const stop = async (renderer: Renderer) => {
    clearTimeout(renderer.idle);
    const { process } = renderer;
    renderer.process = undefined;
    await process?.then(
      (running) => running.close(),
      () => undefined,
    );
  };

  const rendererOf = ({ key }: Pair): Renderer => {
    const renderer = byPair.get(key) ?? { waiting: 0, inARow: 0, brokenUntil: 0 };
    byPair.set(key, renderer);
    return renderer;
  };

  const started = async (pair: Pair, renderer: Renderer): Promise<RendererProcess> => {
    const code = await codeOf(pair, config);
    if (!forPinned) app.measure('site.renderer.starts', 1);
    const process = await startRenderer(code, (_method, address) => app.callInternally(address));
    if (process.isLarge && !renderer.isLarge)
      app.log.error(
        { pair: pair.key },
        'The code takes so much memory that each page starts a renderer of its own.',
      );
    renderer.isLarge = process.isLarge;
    return process;
  };

  const usable = async (pair: Pair, renderer: Renderer): Promise<RendererProcess> => {
    const { process } = renderer;
    const running = await process;
    if (running?.isUsable()) return running;
    // Others who waited for it may have started the next one by now.
    if (running && renderer.process === process) await stop(renderer);
    // Nothing would end a process that is started now, and it would keep the server's process
    // alive.
    if (isClosed) throw new RenderError('The server is stopping.');
    renderer.process ??= started(pair, renderer);
    return renderer.process;
  };

  /**
   * Runs a work in a process. Waiting work moves to the replacement when its process is replaced.
   */
  const withProcess = async <Result>(
    pair: Pair,
    renderer: Renderer,
    work: (process: RendererProcess) => Promise<Result>,
  ): Promise<Result> => {
    for (let replaced = 0; ; replaced += 1) {
      try {
        return await work(await usable(pair, renderer));
      } catch (error) {
        if (!(error instanceof ReplacedError) || replaced === REPLACED_MAX) throw error;
      }
    }
  };

  const endWhenIdle = (renderer: Renderer) => {
    clearTimeout(renderer.idle);
    renderer.idle = setTimeout(() => void stop(renderer), forPinned ? IDLE_ON_TRIAL : IDLE).unref();
  };

  const noteFailure = (pair: Pair, renderer: Renderer, error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.split('\n', 1)[0]?.slice(0, 300) ?? '';
    renderer.inARow += 1;
    renderer.failure = {
      count: (renderer.failure?.count ?? 0) + 1,
      reason,
      at: new Date().toISOString(),
    };
    const isBroken = !forPinned && renderer.inARow >= FAILURES_MAX;
    if (isBroken) renderer.brokenUntil = Date.now() + BREAK;
    app.log.error(
      { error: message, pair: pair.key },
      isBroken ? 'Pages are left to the browser for a minute.' : 'A page could not be rendered.',
    );
  };

  const attempt = async <Result>(
    pair: Pair,
    work: (process: RendererProcess) => Promise<Result>,
  ): Promise<Result> => {
    const renderer = rendererOf(pair);
    if (Date.now() < renderer.brokenUntil) throw new RenderError('Rendering failed too often.');
    if (renderer.waiting >= WAITING_MAX)
      throw new RenderError('Too many pages are being rendered.');
    renderer.waiting += 1;
    try {
      return await withProcess(pair, renderer, work);
    } catch (error) {
      // A process that could not be started is started again by the next page.
      if (!(await renderer.process?.catch(() => undefined))?.isUsable()) await stop(renderer);
      if (!isClosed) noteFailure(pair, renderer, error);
      throw error;
    } finally {
      renderer.waiting -= 1;
      endWhenIdle(renderer);
    }
  };

  return {
    /** Renders a page. @throws RenderError when that fails; the browser can then render it */
    render: (pair: Pair, request: PageRequest): Promise<PageWithTables> =>
      attempt(pair, async (process) => {
        const page = await process.render(request);
        rendererOf(pair).inARow = 0;
        return page;
      }),

    /**
     * Starts the process of a pair ahead of its first page. A failure is counted as that of a page.
     */
    start: (pair: Pair): Promise<void> =>
      attempt(pair, () => Promise.resolve()).catch(() => undefined),

    /** Rendering error of a shell and remote; undefined on success. */
    failureOf: ({ key }: Pair): RenderFailure | undefined => byPair.get(key)?.failure,

    /** Ends the processes of all other pairs, once they have rendered what they are at. */
    retainOnly: (pairs: readonly Pair[]): void => {
      const keys = new Set(pairs.map(({ key }) => key));
      for (const [key, renderer] of byPair) {
        if (keys.has(key) || renderer.waiting > 0) continue;
        byPair.delete(key);
        void stop(renderer);
      }
    },

    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.all([...byPair.values()].map(stop));
    },
  };
};
