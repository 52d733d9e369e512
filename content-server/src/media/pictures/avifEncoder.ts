import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { killFirst } from '../../process/killFirst';
import { programRoot } from '../../process/settings/projectRoot';
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

type AvifResponse = { avif: Uint8Array | null } | { error: string };

const PROGRAM = 'content-server/bin/avif.cjs';
/** Idle time after which the process exits and frees its memory, in ms. */
const IDLE_TIMEOUT = 5_000;
/** Timeout for one image, in ms; long, because the process has the lowest priority. */
const ENCODE_TIMEOUT = 120_000;

/**
 * Encodes AVIF in a child process, one image at a time. The encoder uses 70 to 300 MB, which its
 * process does not free, and a whole CPU. So the process has the lowest priority and exits when it
 * is idle.
 */
export const avifEncoder = () => {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const ensureStarted = (): ChildProcess => {
    // The decoders read files of unknown origin, so the process gets no settings.
    if (child) return child;
    const encoder = fork(join(programRoot(), PROGRAM), [], {
      env: { UV_THREADPOOL_SIZE: '1' },
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }).once('exit', () => {
      if (child === encoder) child = undefined;
    });
    killFirst(encoder);
    child = encoder;
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

  const requestEncoding = async (request: AvifRequest): Promise<AvifResponse> => {
    const encoder = ensureStarted();
    const timeout = setTimeout(() => encoder.kill('SIGKILL'), ENCODE_TIMEOUT);
    const settled = new AbortController();
    const whileOpen = { signal: settled.signal };
    const exited = once(encoder, 'exit', whileOpen).then(([status, signal]) => {
      throw new Error(`The AVIF encoder ended (${signal ?? status}) at ${request.file}.`);
    });
    const response = once(encoder, 'message', whileOpen).then(
      ([message]) => message as AvifResponse,
    );
    try {
      encoder.send(request);
      return await Promise.race([response, exited]);
    } finally {
      clearTimeout(timeout);
      settled.abort();
    }
  };

  return {
    /**
     * Encodes an image; undefined for an animated one. Throws if it cannot be encoded. Call it one
     * at a time.
     */
    encode: async (request: AvifRequest): Promise<Buffer | undefined> => {
      clearTimeout(idle);
      const response = await requestEncoding(request);
      idle = setTimeout(() => void end(), IDLE_TIMEOUT).unref();
      if ('error' in response)
        throw new Error(`${request.file} cannot be encoded as AVIF: ${response.error}`);
      return response.avif ? Buffer.from(response.avif) : undefined;
    },
    /** Ends the process; an image that is being encoded fails. */
    close: end,
  };
};
