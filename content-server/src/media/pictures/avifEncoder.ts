import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../process/settings/projectRoot';
import type { Crop } from './focalPoint';

/** An image to encode: its file, and the size of the result in pixels. */
export interface AvifRequest {
  file: string;
  width: number;
  /** With a height the image is cropped: around its middle, or to `crop`. */
  height?: number;
  /** The part of the image to encode. */
  crop?: Crop;
}

type AvifAnswer = { avif: Uint8Array | null } | { error: string };

const PROGRAM = 'content-server/bin/avif.cjs';
/** Time that the process waits for another image, in ms. Its memory is free again when it ends. */
const IDLE_LIMIT = 5_000;
/** Time limit for one image, in ms; long, because the process has the lowest priority. */
const ENCODE_LIMIT = 120_000;

/**
 * Encodes AVIF in a child process, one image at a time. The encoder takes 70 to 300 MB, which a
 * process keeps, and all of a CPU, so its process has the lowest priority and ends when it has
 * nothing to do.
 */
export const avifEncoder = () => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const started = (): ChildProcess => {
    // The decoders read files of unknown origin, so the process gets no settings.
    const encoder = (child ??= fork(join(projectRoot(), PROGRAM), [], {
      env: { UV_THREADPOOL_SIZE: '1' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }).once('exit', () => {
      if (child === encoder) child = undefined;
    }));
    return encoder;
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill('SIGKILL');
    await once(ending, 'exit');
  };

  const answered = async (request: AvifRequest): Promise<AvifAnswer> => {
    const encoder = started();
    const limit = setTimeout(() => encoder.kill('SIGKILL'), ENCODE_LIMIT);
    const settled = new AbortController();
    const whileOpen = { signal: settled.signal };
    const exited = once(encoder, 'exit', whileOpen).then(([status, signal]) => {
      throw new Error(`The AVIF encoder ended (${signal ?? status}) at ${request.file}.`);
    });
    const answer = once(encoder, 'message', whileOpen).then(([message]) => message as AvifAnswer);
    try {
      encoder.send(request);
      return await Promise.race([answer, exited]);
    } finally {
      clearTimeout(limit);
      settled.abort();
    }
  };

  return {
    /**
     * The image as AVIF; undefined when it is animated. Throws when it cannot be encoded. Call it
     * one at a time.
     */
    encode: async (request: AvifRequest): Promise<Buffer | undefined> => {
      clearTimeout(idle);
      const answer = await answered(request);
      idle = setTimeout(() => void end(), IDLE_LIMIT).unref();
      if ('error' in answer)
        throw new Error(`${request.file} cannot be encoded as AVIF: ${answer.error}`);
      return answer.avif ? Buffer.from(answer.avif) : undefined;
    },
    /** Ends the process; an image that is being encoded fails. */
    close: end,
  };
};
