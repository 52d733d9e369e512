import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PageRequest, RenderedPage } from '@charity-site/registry';
import { projectRoot } from '../../process/settings/projectRoot';
import type { InternalResponse } from '../../http/plugins/internalCalls';
import { isolation } from '../../process/isolation';
import { currentSpan, within, type OpenSpan } from '../../process/spans';

/** The code that renders: the shell's server build and a remote's. */
export interface RendererCode {
  shell: string;
  routes: string;
  /** The remote's name. */
  remote: string;
  /** Address of the remote's files, with a slash at the end. */
  assets: string;
}

/** A rendered page, and the tables that its data was read from. */
export type PageWithTables = RenderedPage & { tables: string[] };

/** Time limit for loading the code, in ms. */
const LOAD_LIMIT = 15_000;
/** Default time limit for one page, in ms. */
const RENDER_LIMIT = 5_000;
/** Heap of a renderer, in MB. */
const HEAP = 128;
/**
 * Its part for new objects, in MB. One page makes little garbage, and Node's 16 MB are never given
 * back.
 */
const YOUNG = 4;
/**
 * A renderer above this resident size is replaced after the page it is at, in bytes. It takes 90 to
 * 110 MB; with a leak it comes here before its heap is full, which would cost a page.
 */
const MEMORY_MAX = 140 * 1024 * 1024;

const PROGRAM = 'content-server/bin/renderer.cjs';

/** The renderer did not do what it was asked. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/**
 * The renderer is replaced because it takes too much memory, and has not begun with this page: the
 * next one can render it.
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

/** A call of the API by a page. */
interface Call {
  call: number;
  method: string;
  address: string;
}

type Message =
  | { kind: 'calls'; calls: Call[] }
  | { kind: 'done'; result: unknown; memory: number }
  | { kind: 'failed'; error: string };

/** The work of the process, one at a time. */
interface Job {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  tables: Set<string>;
  /** The messages of the process arrive outside the request that asked for the page. */
  span: OpenSpan | undefined;
}

/**
 * Starts a renderer and loads its code. The process has an empty environment, reads no file, starts
 * no other process and has a limit of memory. A deploy token is enough to release code, and the
 * server has the database and the secret of the administrator's tokens.
 * @param answer answers the calls of the pages as those of an anonymous visitor
 * @param limit time limit for one page, in ms
 * @throws RenderError when the code cannot be loaded
 */
export const startRenderer = async (
  code: RendererCode,
  answer: (method: string, address: string) => Promise<InternalResponse>,
  limit = RENDER_LIMIT,
) => {
  const program = join(projectRoot(), PROGRAM);
  const child = fork(program, [], {
    env: {},
    execArgv: [...isolation({ reads: [program], heap: HEAP }), `--max-semi-space-size=${YOUNG}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-1000);
  });

  let job: Job | undefined;
  let isLoaded = false;
  /** True if the code alone takes too much memory. Its process renders one page all the same. */
  let isLarge = false;
  /** Why it renders no other page. */
  let ended: RenderError | undefined;

  const end = (error: Error) => {
    ended ??= new RenderError('The renderer has ended.');
    child.kill('SIGKILL');
    job?.reject(error);
  };
  const exited = new Promise<void>((resolve) => {
    child.once('exit', (status, signal) => {
      end(new RenderError(`The renderer ended (${signal ?? status}). ${lastWords.trim()}`.trim()));
      resolve();
    });
  });
  child.on('error', end);

  const answerAll = async (calls: readonly Call[]) => {
    const asked = job;
    const answered = async ({ call, method, address }: Call) => {
      const { status, body, tables } = await within(asked?.span, () =>
        answer(method, address),
      ).catch(() => ({
        status: 500,
        body: {},
        tables: [],
      }));
      for (const table of tables) asked?.tables.add(table);
      return { call, status, body };
    };
    const answers = await Promise.all(calls.map(answered));
    if (child.connected) child.send({ kind: 'answers', answers });
  };

  child.on('message', (message: Message) => {
    if (message.kind === 'calls') return void answerAll(message.calls);
    if (message.kind === 'failed') return job?.reject(new RenderError(message.error));
    const isFull = message.memory > MEMORY_MAX;
    if (!isLoaded) isLarge = isFull;
    else if (isFull) ended = new ReplacedError('The renderer takes too much memory.');
    job?.resolve(message.result);
  });

  /** Asks the process, which does one job at a time. */
  const ask = async (message: object, limit: number) => {
    if (ended) throw ended;
    const tables = new Set<string>();
    const timer = setTimeout(
      () => end(new RenderError(`Nothing was rendered within ${limit / 1000} s.`)),
      limit,
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
    await ask({ kind: 'load', ...code }, LOAD_LIMIT);
    isLoaded = true;
    return {
      isLarge,
      /** True if it can render another page. */
      isUsable: () => !ended,
      close,
      /**
       * @throws RenderError when the page throws, takes too long, or the process ends;
       * ReplacedError when it had to wait until then
       */
      render: (request: PageRequest): Promise<PageWithTables> => {
        const page = last.then(async () => {
          const { result, tables } = await ask({ kind: 'render', request }, limit);
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
