import { execFile, type ExecFileException } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { dirname, join } from 'node:path';
import { PICTURE_MAX_PIXELS } from '@charity-site/api-client/entities';
import { programRoot } from '../../process/settings/projectRoot';
import { HttpError } from '../../http/httpError';
import { isolation } from '../../process/isolation';
import { onDemandQueue, TooManyPictures } from './onDemandQueue';
import { contentHash } from '../../content/files/pictureNames';
import { tooManyPixels } from './render';

const PROGRAM = 'content-server/bin/heic.cjs';
/** Queue limit: one photo takes seconds, and a person waits for it. */
const WAITING_MAX = 10;
/** Timeout for one picture, in ms. */
const DECODE_TIMEOUT = 45_000;
/** JavaScript heap in MB; the decoder's memory is separate. */
const HEAP = 64;
/** Memory of the decoder in pages of 64 KB: 512 MB. 40 megapixels need about 300. */
const DECODER_PAGES = 8192;
/** Three bytes per pixel, and a header with a colour profile. */
const RESULT_MAX = PICTURE_MAX_PIXELS * 3 + 4 * 1024 * 1024;

/** Exit statuses of the program. */
const TOO_MANY_PIXELS = 3;
const UNREADABLE = 4;

const AS_JPEG =
  'save the picture as JPEG, then choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.';

/** @param cause the error of the process, for the log */
const unfinished = (cause?: Error) =>
  Object.assign(
    new HttpError(
      503,
      `The HEIC picture was not converted this time. Please try again, or ${AS_JPEG}`,
    ),
    {
      cause,
    },
  );

const errorFor = (error: ExecFileException): HttpError => {
  if (error.code === TOO_MANY_PIXELS) return tooManyPixels();
  if (error.code !== UNREADABLE) return unfinished(error);
  const image = 'The picture cannot be converted.';
  return new HttpError(400, `This HEIC picture cannot be converted. Please ${AS_JPEG}`, { image });
};

const decode = async (bytes: Buffer): Promise<Buffer> => {
  const program = join(programRoot(), PROGRAM);
  const library = createRequire(program).resolve('libheif-js/wasm-bundle');
  const options = [
    ...isolation({ reads: [program, join(dirname(library), '/')], heap: HEAP }),
    `--wasm-max-mem-pages=${DECODER_PAGES}`,
  ];
  const decoding = promisify(execFile)(
    process.execPath,
    [...options, program, library, String(PICTURE_MAX_PIXELS)],
    {
      env: {},
      encoding: 'buffer',
      maxBuffer: RESULT_MAX,
      timeout: DECODE_TIMEOUT,
      killSignal: 'SIGKILL',
    },
  );
  // Fails if the process exits before it has read everything; the exit status gives the reason.
  decoding.child.stdin?.on('error', () => undefined).end(bytes);
  const { stdout } = await decoding.catch((error: ExecFileException) => {
    throw errorFor(error);
  });
  return stdout;
};

/**
 * Decodes HEIC pictures, one at a time, each in a process without files and settings and with
 * limits of memory and time (docs/decisions/0037). Resolves to an upright TIFF with the colour
 * profile and no other metadata. Throws 400 for a file that cannot be decoded, 413 above 40
 * megapixels, and 503 if the process exits early or too many pictures wait.
 */
export const heicDecoder = () => {
  const queue = onDemandQueue(WAITING_MAX);
  return (bytes: Buffer): Promise<Buffer> =>
    queue(contentHash(bytes), () => decode(bytes)).catch((error: unknown) => {
      throw error instanceof TooManyPictures ? unfinished() : error;
    });
};
