/*
 * The process that encodes AVIF (docs/decisions/0023): one image after the other, in one thread,
 * with the lowest priority, so that on a server with two CPUs everything else comes first. Plain
 * JavaScript, because it is not compiled.
 */
'use strict';
const { setPriority } = require('node:os');
const sharp = require('sharp');

setPriority(19);
sharp.concurrency(1);
sharp.cache(false);

/**
 * Twice as fast as the next effort, for files of the same size; the default of 4 takes ten times as
 * long for 4 % less.
 */
const EFFORT = 1;
/**
 * Quality of large pictures: at least 0.97 of the original by SSIM. Quality 50 looks the same and
 * needs 40 % more bytes (docs/decisions/0023).
 */
const LARGE = 42;
/** Quality of small pictures: cards and thumbnails. */
const SMALL = 50;
/** Largest width of a small picture in pixels. */
const SMALL_WIDTH = 480;

const encode = async ({ file, width, height, crop }) => {
  const picture = sharp(file, { limitInputPixels: false });
  const { pages = 1 } = await picture.metadata();
  if (pages > 1) return null;
  return (crop ? picture.extract(crop) : picture)
    .resize({ width, height })
    .avif({ quality: width > SMALL_WIDTH ? LARGE : SMALL, effort: EFFORT })
    .toBuffer();
};

process.on('message', (request) => {
  encode(request).then(
    (avif) => process.send({ avif }),
    (error) => process.send({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
