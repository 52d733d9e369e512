/*
 * Decodes one HEIC picture (docs/decisions/0037): reads the file from standard input and writes an
 * uncompressed TIFF with the file's colour profile, without its other metadata, to standard output.
 * The exit status gives the reason of a failure. Plain JavaScript, because it is not compiled.
 */
'use strict';
const { setPriority } = require('node:os');
// The library logs errors with console.log, but standard output is for the picture.
globalThis.console.log = globalThis.console.error;
// The server passes the library's path, because it may be a link, which this process may not
// follow.
const [library, most] = process.argv.slice(2);
const heif = require(library);

const pixelsMax = Number(most);
const TOO_MANY_PIXELS = 3;
const UNREADABLE = 4;

/** The boxes of a range of the file: length, four-letter type, content. */
function* boxesIn(bytes, start, end) {
  for (let at = start; at + 8 <= end;) {
    const length = bytes.readUInt32BE(at);
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      start: at + 8,
      end: Math.min(at + length, end),
    };
    // Longer than 32 bits, or up to the end of the file: pixels, which nothing follows here.
    if (length < 8) return;
    at += length;
  }
}

/** True if parts of the file are encrypted. The decoder would read them as pixels. */
const isProtected = (bytes) => {
  const meta = [...boxesIn(bytes, 0, bytes.length)].find(({ type }) => type === 'meta');
  return (
    Boolean(meta) &&
    [...boxesIn(bytes, meta.start + 4, meta.end)].some(({ type }) => type === 'ipro')
  );
};

/** The ICC profile of a picture, such as Display P3; empty without one. */
const profileOf = (picture) => {
  const at = picture.handle.$$.ptr;
  const size = heif._heif_image_handle_get_raw_color_profile_size(at);
  if (size === 0) return Buffer.alloc(0);
  // The function writes its error, three words, to its first argument.
  const error = heif._malloc(12);
  const profile = heif._malloc(size);
  heif._heif_image_handle_get_raw_color_profile(error, at, profile);
  const bytes = Buffer.from(heif.HEAPU8.slice(profile, profile + size));
  return bytes.toString('latin1', 16, 20) === 'RGB ' ? bytes : Buffer.alloc(0);
};

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

/** Start of a TIFF with three channels of 8 bits: header, profile and one directory. */
const tiffHead = ({ width, height, profile }) => {
  const profileAt = 8 + 6;
  const directoryAt = profileAt + profile.length + (profile.length % 2);
  const entries = (pixelsAt) => [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 3, 8],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 2],
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, 3],
    [278, LONG, 1, height],
    [279, LONG, 1, width * height * 3],
    ...(profile.length > 0 ? [[34675, UNDEFINED, profile.length, profileAt]] : []),
  ];
  const size = directoryAt + 2 + entries(0).length * 12 + 4;
  const head = Buffer.alloc(size);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(directoryAt, 4);
  for (const at of [8, 10, 12]) head.writeUInt16LE(8, at);
  profile.copy(head, profileAt);
  head.writeUInt16LE(entries(0).length, directoryAt);
  for (const [index, [tag, type, count, value]] of entries(size).entries()) {
    const at = directoryAt + 2 + index * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(type, at + 2);
    head.writeUInt32LE(count, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  return head;
};

const written = (bytes) => new Promise((resolve) => process.stdout.write(bytes, resolve));

const decode = async () => {
  const pieces = [];
  for await (const piece of process.stdin) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  if (isProtected(bytes)) return UNREADABLE;
  const picture = new heif.HeifDecoder().decode(bytes).find((one) => one.is_primary());
  if (!picture) return UNREADABLE;
  if (picture.get_width() * picture.get_height() > pixelsMax) return TOO_MANY_PIXELS;
  const { heif_colorspace_RGB, heif_chroma_interleaved_RGB } = heif;
  // The file's own properties rotate it upright. The EXIF orientation repeats them and is dropped.
  const decoded = await heif.heif_js_decode_image2(
    picture.handle,
    heif_colorspace_RGB,
    heif_chroma_interleaved_RGB,
  );
  const [pixels] = decoded?.channels ?? [];
  if (!pixels) return UNREADABLE;
  const { width, height, stride, data } = pixels;
  await written(tiffHead({ width, height, profile: profileOf(picture) }));
  const row = width * 3;
  if (stride === row) await written(data.subarray(0, row * height));
  else
    for (let y = 0; y < height; y += 1) await written(data.subarray(y * stride, y * stride + row));
  return 0;
};

// Pages have priority; an upload takes seconds anyway.
setPriority(10);
decode().then((status) => process.exit(status));
