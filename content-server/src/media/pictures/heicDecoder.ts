import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PICTURE_MAX_PIXELS } from '@charity-site/api-client/entities';
import { programRoot } from '../../process/settings/projectRoot';
import { HttpError } from '../../http/httpError';
import { isolation } from '../../process/isolation';
import { killFirst } from '../../process/killFirst';
import { onDemandQueue, TooManyPictures } from './onDemandQueue';
import { measure, tooManyPixels } from './render';

const PROGRAM = 'content-server/bin/heic.cjs';
/** Queue limit: one photo takes seconds, and a person waits for it. */
const WAITING_MAX = 10;
/** Timeout for one picture, in ms. */
const DECODE_TIMEOUT = 45_000;
/** JavaScript heap in MB; the decoder's memory is separate. */
const HEAP = 64;
/** Memory of the decoder in pages of 64 KB: 512 MB. 40 megapixels need about 300. */
const DECODER_PAGES = 8192;
/** Bytes of memory per pixel while a picture is decoded. */
const DECODING = 20;

/** Exit statuses of the program. */
const TOO_MANY_PIXELS = 3;
const UNREADABLE = 4;

const AS_JPEG =
  'save the picture as JPEG, then choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.';

/** @param cause the status or signal of the process, for the log */
const unfinished = (cause?: unknown) =>
  Object.assign(
    new HttpError(
      503,
      `The HEIC picture was not converted this time. Please try again, or ${AS_JPEG}`,
    ),
    { cause },
  );

const errorFor = (status: number | null, signal: string | null): HttpError => {
  if (status === TOO_MANY_PIXELS) return tooManyPixels();
  if (status !== UNREADABLE) return unfinished(`The decoder ended (${signal ?? status}).`);
  const image = 'The picture cannot be converted.';
  return new HttpError(400, `This HEIC picture cannot be converted. Please ${AS_JPEG}`, { image });
};

const decode = async (file: string, result: string): Promise<void> => {
  const program = join(programRoot(), PROGRAM);
  const library = createRequire(program).resolve('libheif-js/wasm-bundle');
  const options = [
    ...isolation({ reads: [program, join(dirname(library), '/')], heap: HEAP }),
    `--wasm-max-mem-pages=${DECODER_PAGES}`,
  ];
  const decoder = spawn(
    process.execPath,
    [...options, program, library, String(PICTURE_MAX_PIXELS)],
    {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: DECODE_TIMEOUT,
      killSignal: 'SIGKILL',
    },
  );
  killFirst(decoder);
  const [[status, signal]] = await Promise.all([
    once(decoder, 'exit') as Promise<[number | null, string | null]>,
    pipeline(decoder.stdout, createWriteStream(result)),
    // Fails if the process exits before it has read everything; its status gives the reason.
    pipeline(createReadStream(file), decoder.stdin).catch(() => undefined),
  ]);
  if (status !== 0) throw errorFor(status, signal);
};

/**
 * Decodes HEIC pictures, one at a time, each in a process without files and settings and with
 * limits of memory and time (docs/decisions/0037). Resolves to the path of an upright TIFF beside
 * the file, with the colour profile and no other metadata. Throws 400 for a file that cannot be
 * decoded, 413 above 40 megapixels or the free memory, and 503 if the process exits early or too
 * many pictures wait.
 */
export const heicDecoder = () => {
  const queue = onDemandQueue<string>(WAITING_MAX);
  return async (file: string, free: number): Promise<string> => {
    // The decoder rejects a file without a readable header.
    await measure(file, free, { perPixel: DECODING }).catch((error: HttpError) => {
      if (error.status !== 400) throw error;
    });
    const result = `${file}.tiff`;
    return queue(result, async () => {
      await decode(file, result);
      return result;
    }).catch((error: unknown) => {
      throw error instanceof TooManyPictures ? unfinished() : error;
    });
  };
};
