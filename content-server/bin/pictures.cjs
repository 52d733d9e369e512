/*
 * The process that decodes and encodes images (docs/decisions/0023), one after the other in one
 * thread. Plain JavaScript, because it is not compiled.
 */
'use strict';
const { setPriority } = require('node:os');
const sharp = require('sharp');

// The server passes the priority. It applies to the threads that start later, which do the work.
setPriority(Number(process.argv[2]));
sharp.concurrency(1);
// The same picture is seldom generated again.
sharp.cache(false);

/**
 * Opens an image and rotates it by its EXIF orientation. Output has no metadata (GPS, camera,
 * previews) and is sRGB, because that is sharp's default (docs/product.md 6.7).
 */
const open = (file, animated = false) =>
  sharp(file, { failOn: 'error', limitInputPixels: false, animated }).autoOrient();

/** True if an image has transparent parts, as many logos have. */
const hasTransparency = async (picture) =>
  (await picture.metadata()).hasAlpha && !(await picture.stats()).isOpaque;

/** The tasks by name, with their types in src/media/pictures/pictureProcess.ts. */
const TASKS = {
  measure: async ({ file, animated }) => {
    const {
      width,
      height,
      pages = 1,
      pageHeight,
      autoOrient,
    } = await open(file, animated).metadata();
    return {
      pixels: width * (pageHeight ?? height) * pages,
      size: pageHeight ? { width, height: pageHeight } : autoOrient,
    };
  },

  placeholder: async ({ file }) => {
    const picture = open(file);
    const isOpaque = !(await hasTransparency(picture));
    const { data, info } = await picture
      .resize(1, isOpaque ? 3 : 1, { fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    // A grey image has one channel.
    const channel = (row, index) => data[row * info.channels + Math.min(index, info.channels - 1)];
    const rows = Array.from({ length: info.height }, (_, row) => row);
    return { isOpaque, rows: rows.map((row) => [0, 1, 2].map((index) => channel(row, index))) };
  },

  render: async ({ file, animated, crop, width, height, format, options }) => {
    const picture = open(file, animated);
    const { pages = 1 } = await picture.metadata();
    if (pages > 1 && format === 'avif') return undefined;
    if (crop && pages === 1) picture.extract(crop);
    if (width !== undefined) picture.resize({ width, height });
    return picture.toFormat(format, options).toBuffer();
  },

  share: async ({ file, crop, width, height, background, qualities, bytesMax }) => {
    const picture = sharp(file, { limitInputPixels: false });
    const fit = (await hasTransparency(picture)) ? 'contain' : 'cover';
    if (crop && fit === 'cover') picture.extract(crop);
    // Raw pixels, so that each attempt only encodes.
    const { data, info } = await picture
      .resize(width, height, { fit, background })
      .flatten({ background })
      .raw()
      .toBuffer({ resolveWithObject: true });
    let jpeg = data;
    for (const quality of qualities) {
      jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
      if (jpeg.length < bytesMax) break;
    }
    return jpeg;
  },
};

process.on('message', ({ task, request }) => {
  TASKS[task](request).then(
    (result) => process.send({ result }),
    (error) => process.send({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// A signal to the whole process group is for the server, which still finishes open requests.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
