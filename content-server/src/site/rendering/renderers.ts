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

/** Number of consecutive failures after which a pair pauses rendering. */
const FAILURES_MAX = 3;
/** Length of that pause, in ms. */
const BREAKER_COOLDOWN = 60_000;
/** Queue limit; beyond it the browser renders. */
const WAITING_MAX = 50;
/** Maximum number of replaced processes that a page waits for; then the browser renders it. */
const REPLACED_MAX = 3;
/** A renderer without requests for this time is stopped, in ms. */
const IDLE_TIMEOUT = 5 * 60_000;
const PINNED_IDLE_TIMEOUT = 20_000;

/** The renderer of one pair. */
interface Renderer {
  process?: Promise<RendererProcess>;
  waiting: number;
  consecutiveFailures: number;
  brokenUntil: number;
  failure?: RenderFailure;
  /** True once the log says that its code takes too much memory. */
  isLarge?: boolean;
  idle?: NodeJS.Timeout;
}

/**
 * The renderer processes of a server: one for each pair of versions that is in use, started
 * when it is first used.
 * @param forPinned true when the pairs are not live: every page is attempted, an idle process ends
 * sooner, and its start is not counted
 */
export const renderers = (
  app: FastifyInstance,
  config: Pick<Config, 'releasesDir'>,
  { forPinned = false } = {},
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
    const renderer = byPair.get(key) ?? { waiting: 0, consecutiveFailures: 0, brokenUntil: 0 };
    byPair.set(key, renderer);
    return renderer;
  };

  const startProcess = async (pair: Pair, renderer: Renderer): Promise<RendererProcess> => {
    const code = await codeOf(pair, config);
    if (!forPinned) {
      app.measure('site.renderer.starts', 1);
      app.measure('site.renderer.started', Date.now() / 1000);
    }
    const process = await startRenderer(code, (_method, address) => app.callInternally(address));
    if (process.isLarge && !renderer.isLarge)
      app.log.error(
        { pair: pair.key },
        'The code takes so much memory that each page starts a renderer of its own.',
      );
    renderer.isLarge = process.isLarge;
    return process;
  };

  const usableProcess = async (pair: Pair, renderer: Renderer): Promise<RendererProcess> => {
    const { process } = renderer;
    const running = await process;
    if (running?.isUsable()) return running;
    // A concurrent caller may have started the next one.
    if (running && renderer.process === process) await stop(renderer);
    // Nothing would end a process that is started now, and the server would not exit.
    if (isClosed) throw new RenderError('The server is stopping.');
    renderer.process ??= startProcess(pair, renderer);
    return renderer.process;
  };

  /** Runs a function with a process. Waiting functions move to the replacement of their process. */
  const withProcess = async <Result>(
    pair: Pair,
    renderer: Renderer,
    work: (process: RendererProcess) => Promise<Result>,
  ): Promise<Result> => {
    for (let replaced = 0; ; replaced += 1) {
      try {
        return await work(await usableProcess(pair, renderer));
      } catch (error) {
        if (!(error instanceof ReplacedError) || replaced === REPLACED_MAX) throw error;
      }
    }
  };

  const endWhenIdle = (renderer: Renderer) => {
    clearTimeout(renderer.idle);
    renderer.idle = setTimeout(
      () => void stop(renderer),
      forPinned ? PINNED_IDLE_TIMEOUT : IDLE_TIMEOUT,
    ).unref();
  };

  const recordFailure = (pair: Pair, renderer: Renderer, error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const reason = message.split('\n', 1)[0]?.slice(0, 300) ?? '';
    renderer.consecutiveFailures += 1;
    renderer.failure = {
      count: (renderer.failure?.count ?? 0) + 1,
      reason,
      at: new Date().toISOString(),
    };
    const isBroken = !forPinned && renderer.consecutiveFailures >= FAILURES_MAX;
    if (isBroken) renderer.brokenUntil = Date.now() + BREAKER_COOLDOWN;
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
      // If a process could not be started, the next page tries again.
      if (!(await renderer.process?.catch(() => undefined))?.isUsable()) await stop(renderer);
      if (!isClosed) recordFailure(pair, renderer, error);
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
        rendererOf(pair).consecutiveFailures = 0;
        return page;
      }),

    /** Starts the process of a pair before its first page. A failure counts like that of a page. */
    start: (pair: Pair): Promise<void> =>
      attempt(pair, () => Promise.resolve()).catch(() => undefined),

    /** Rendering error of a shell and remote; undefined on success. */
    failureOf: ({ key }: Pair): RenderFailure | undefined => byPair.get(key)?.failure,

    /**
     * Stops the processes of all other pairs. One that is rendering stops later, when it is idle.
     */
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
