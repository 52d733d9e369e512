import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { HttpError } from '../../http/httpError';
import { killFirst } from '../../process/killFirst';
import { programRoot } from '../../process/settings/projectRoot';
import type { Crop } from './focalPoint';

/** An image file. `animated` reads all of its frames. */
interface Source {
  file: string;
  animated?: boolean;
}

/** The tasks of the process: each with its request and result. */
interface Tasks {
  /** Reads the header: the pixels of all frames, and the size after rotation. */
  measure: [Source, { pixels: number; size: { width: number; height: number } }];
  /** The colours of an image of one column: three rows, or one of a transparent image. */
  placeholder: [Source, { isOpaque: boolean; rows: number[][] }];
  /** Encodes an image in a format of sharp, with its options; undefined for an animated AVIF. */
  render: [
    Source & {
      /** In pixels; the image's own by default. */
      width?: number;
      /** With a height the image is cropped: around its middle, or to `crop`. */
      height?: number;
      /** The part of the image to encode; all of an animated one. */
      crop?: Crop;
      format: string;
      options: object;
    },
    Uint8Array | undefined,
  ];
  /** Encodes a JPEG in the first of the qualities that is small enough, or the last one. */
  share: [
    Source & {
      width: number;
      height: number;
      crop?: Crop;
      /** Colour behind a transparent image, which is shown whole. */
      background: string;
      qualities: readonly number[];
      bytesMax: number;
    },
    Uint8Array,
  ];
}

type Response = { result: unknown } | { error: string };

const PROGRAM = 'content-server/bin/pictures.cjs';
/** Timeout for one task, in ms; long, because the process can have the lowest priority. */
const TASK_TIMEOUT = 120_000;

/** The error of a file that cannot be decoded. @param cause for the log */
const damaged = (cause?: unknown): HttpError =>
  Object.assign(
    new HttpError(400, 'The picture is damaged and cannot be read.', {
      image: 'The picture is damaged.',
    }),
    { cause },
  );

const unfinished = (cause: unknown): HttpError =>
  Object.assign(
    new HttpError(
      503,
      'The server could not finish this picture. Please try again, or choose a smaller one.',
    ),
    { cause },
  );

interface Options {
  /** Priority of the operating system; 19 is the lowest. */
  priority: number;
  /** Idle time after which the process exits and frees its memory, in ms. */
  idleTimeout: number;
}

/**
 * Decodes and encodes images in a child process, one at a time. The image library uses up to 300
 * MB, which a process does not free, and reads files of unknown origin. So the process gets no
 * settings, exits when it is idle, and is the first to be killed when memory is short.
 */
export const pictureProcess = ({ priority, idleTimeout }: Options) => {
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const started = (): ChildProcess => {
    if (current) return current;
    const child = fork(join(programRoot(), PROGRAM), [String(priority)], {
      env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '2' },
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=4'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }).once('exit', () => {
      if (current === child) current = undefined;
    });
    killFirst(child);
    current = child;
    return child;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = current;
    current = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };

  const respond = async (task: string, request: Source): Promise<Response> => {
    const child = started();
    // Keeps a command running until it has its result, but not until the process is idle.
    child.ref();
    child.channel?.ref();
    const timeout = setTimeout(() => child.kill('SIGKILL'), TASK_TIMEOUT);
    const settled = new AbortController();
    const whileOpen = { signal: settled.signal };
    const exited = once(child, 'exit', whileOpen).then(([status, signal]) => {
      throw new Error(`The process ended (${signal ?? status}) at ${request.file}.`);
    });
    try {
      // If it has ended, so that nothing can be sent, `exited` says so.
      child.send({ task, request }, () => undefined);
      const [message] = await Promise.race([once(child, 'message', whileOpen), exited]);
      return message as Response;
    } catch (error) {
      if (current === child) current = undefined;
      throw unfinished(error);
    } finally {
      clearTimeout(timeout);
      settled.abort();
      child.unref();
      child.channel?.unref();
    }
  };

  return {
    /**
     * Runs a task after all earlier ones. Throws an HttpError: 400 if the file cannot be decoded,
     * 503 if the process ends early.
     */
    run: <Task extends keyof Tasks>(
      task: Task,
      request: Tasks[Task][0],
    ): Promise<Tasks[Task][1]> => {
      const result = last.then(async () => {
        clearTimeout(idle);
        const response = await respond(task, request);
        idle = setTimeout(() => void end(), idleTimeout).unref();
        if ('error' in response) throw damaged(`${request.file}: ${response.error}`);
        return response.result as Tasks[Task][1];
      });
      last = result.catch(() => undefined);
      return result;
    },
    /** Ends the process; its current task fails. */
    close: end,
  };
};
