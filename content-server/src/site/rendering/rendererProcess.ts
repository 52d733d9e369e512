import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PageRequest, RenderedPage } from '@charity-site/registry';
import { programRoot } from '../../process/settings/projectRoot';
import type { InternalResponse } from '../../http/plugins/internalCalls';
import { isolation } from '../../process/isolation';
import { killFirst } from '../../process/killFirst';
import { currentSpan, within, type OpenSpan } from '../../process/spans';

/** The code that renders: the shell's server build and a remote's. */
export interface RendererCode {
  shell: string;
  routes: string;
  /** The remote's name. */
  remote: string;
  /** URL of the remote's files, with a trailing slash. */
  assets: string;
}

/** A rendered page, and the tables that its data was read from. */
export type PageWithTables = RenderedPage & { tables: string[] };

/** Timeout for loading the code, in ms. */
const LOAD_TIMEOUT = 15_000;
/** Default timeout for one page, in ms. */
const RENDER_TIMEOUT = 5_000;
/** Heap of a renderer, in MB. */
const HEAP = 128;
/**
 * The part of the heap for new objects, in MB. One page creates little garbage, and Node never
 * returns its default of 16 MB.
 */
const YOUNG = 4;
/**
 * Maximum resident size in bytes. A larger renderer is replaced after its current page. It normally
 * takes 90 to 110 MB; one with a leak is replaced before a full heap makes a page fail.
 */
const MEMORY_MAX = 140 * 1024 * 1024;

const PROGRAM = 'content-server/bin/renderer.cjs';

/** Rendering failed. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/**
 * The renderer is replaced because it takes too much memory. It has not started this page, so the
 * next renderer can render it.
 */
export class ReplacedError extends RenderError {
  override name = 'ReplacedError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Released code can return anything. */
const isPage = (value: unknown): value is RenderedPage =>
  isRecord(value) &&
  ([200, 404, 503].includes(Number(value.status)) || typeof value.location === 'string') &&
  typeof value.html === 'string' &&
  typeof value.styles === 'string' &&
  isRecord(value.head) &&
  isRecord(value.loaderData) &&
  (value.state === undefined || Array.isArray(value.state));

/** An API call by a page. */
interface Call {
  call: number;
  method: string;
  address: string;
}

type Message =
  | { kind: 'calls'; calls: Call[] }
  | { kind: 'done'; result: unknown; memory: number }
  | { kind: 'failed'; error: string };

/** The current job of the process. */
interface Job {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  tables: Set<string>;
  /** Span of the request, because the messages of the process arrive outside it. */
  span: OpenSpan | undefined;
}

/**
 * Starts a renderer and loads its code. The process has an empty environment, reads no file, starts
 * no other process and has limited memory, because a deploy token is enough to release code, and
 * the server has the database and the token secret.
 * @param callApi runs the API calls of pages as an anonymous visitor
 * @param timeout for one page, in ms
 * @throws RenderError when the code cannot be loaded
 */
export const startRenderer = async (
  code: RendererCode,
  callApi: (method: string, address: string) => Promise<InternalResponse>,
  timeout = RENDER_TIMEOUT,
) => {
  const program = join(programRoot(), PROGRAM);
  const child = fork(program, [], {
    env: {},
    execArgv: [...isolation({ reads: [program], heap: HEAP }), `--max-semi-space-size=${YOUNG}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  killFirst(child);
  let stderrEnd = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderrEnd = (stderrEnd + chunk.toString()).slice(-1000);
  });

  let job: Job | undefined;
  let isLoaded = false;
  /** True if the code alone takes too much memory. Its process renders one page all the same. */
  let isLarge = false;
  /** Why it renders no further page. */
  let endReason: RenderError | undefined;

  const end = (error: Error) => {
    endReason ??= new RenderError('The renderer has ended.');
    child.kill('SIGKILL');
    job?.reject(error);
  };
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (status, signal) => {
      end(new RenderError(`The renderer ended (${signal ?? status}). ${stderrEnd.trim()}`.trim()));
      resolve();
    });
  });
  child.on('error', end);

  const answerAll = async (calls: readonly Call[]) => {
    const currentJob = job;
    const responseTo = async ({ call, method, address }: Call) => {
      const { status, body, tables } = await within(currentJob?.span, () =>
        callApi(method, address),
      ).catch(() => ({
        status: 500,
        body: {},
        tables: [],
      }));
      for (const table of tables) currentJob?.tables.add(table);
      return { call, status, body };
    };
    const answers = await Promise.all(calls.map(responseTo));
    if (child.connected) child.send({ kind: 'answers', answers });
  };

  child.on('message', (message: Message) => {
    if (message.kind === 'calls') return void answerAll(message.calls);
    if (message.kind === 'failed') return job?.reject(new RenderError(message.error));
    const isFull = message.memory > MEMORY_MAX;
    if (!isLoaded) isLarge = isFull;
    else if (isFull) endReason = new ReplacedError('The renderer takes too much memory.');
    job?.resolve(message.result);
  });

  /** Runs one job in the process. */
  const runJob = async (message: object, timeout: number) => {
    if (endReason) throw endReason;
    const tables = new Set<string>();
    const timer = setTimeout(
      () => end(new RenderError(`Nothing was rendered within ${timeout / 1000} s.`)),
      timeout,
    );
    try {
      const result = await new Promise<unknown>((resolve, reject) => {
        job = { tables, span: currentSpan(), resolve, reject };
        child.send(message);
      });
      return { result, tables: [...tables] };
    } finally {
      clearTimeout(timer);
      job = undefined;
    }
  };

  const close = () => {
    end(new RenderError('The renderer was closed.'));
    return exited;
  };

  let last: Promise<unknown> = Promise.resolve();
  try {
    await runJob({ kind: 'load', ...code }, LOAD_TIMEOUT);
    isLoaded = true;
    return {
      isLarge,
      /** True if it can render another page. */
      isUsable: () => !endReason,
      close,
      /**
       * @throws RenderError when the page throws, takes too long, or the process ends;
       * ReplacedError when the process was replaced before it started the page
       */
      render: (request: PageRequest): Promise<PageWithTables> => {
        const page = last.then(async () => {
          const { result, tables } = await runJob({ kind: 'render', request }, timeout);
          if (!isPage(result)) throw new RenderError('The renderer returned no page.');
          return { ...result, tables };
        });
        last = page.catch(() => undefined);
        return page;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
};

/** A process that renders the pages of one remote in one shell, one at a time. */
export type RendererProcess = Awaited<ReturnType<typeof startRenderer>>;
