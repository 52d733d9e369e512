import { createHash } from 'node:crypto';
import { PICTURE_WIDTHS, type PictureKind } from '@charity-site/api-client/entities';

/**
 * Counts up when pictures are made differently (quality, widths), so that new files get new addresses: the old ones are
 * cached for ever.
 */
const RECIPE = 1;

/** What a stored picture is named by; `width` and `height` are in pixels, upright. */
export interface PictureName {
  hash: string;
  width: number;
  height: number;
  kind: PictureKind;
}

/** A smaller copy of a picture: its file and width in pixels. */
export interface Variant {
  file: string;
  width: number;
  kind: PictureKind;
}

/** 16 hex digits of what was uploaded. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(`${RECIPE}\n`).update(bytes).digest('hex').slice(0, 16);

const stem = ({ hash, width, height }: PictureName) => `${hash}-${width}x${height}`;

/** `<hash>-<width>x<height>.<kind>`: the size can be read from the address, so that nothing jumps while loading. */
export const originalFile = (name: PictureName): string => `${stem(name)}.${name.kind}`;

const ORIGINAL = /^(?<hash>[0-9a-f]{16})-(?<width>\d{1,5})x(?<height>\d{1,5})\.(?<kind>jpg|png|webp|gif)$/;

/** What an original's file name says; undefined for any other name. */
export const pictureNamed = (file: string): PictureName | undefined => {
  const { hash, width, height, kind } = ORIGINAL.exec(file)?.groups ?? {};
  return hash ? { hash, width: Number(width), height: Number(height), kind: kind as PictureKind } : undefined;
};

/** The smaller copies: each width below the original's, as WebP and in the original's kind. */
export const variantsOf = (name: PictureName): Variant[] =>
  PICTURE_WIDTHS.filter((width) => width < name.width).flatMap((width) =>
    [...new Set<PictureKind>(['webp', name.kind])].map((kind) => ({
      file: `${stem(name)}-${width}w.${kind}`,
      width,
      kind,
    })),
  );

const STORED = /^[0-9a-f]{16}-\d{1,5}x\d{1,5}(?:-\d{2,5}w)?\.(jpg|png|webp|gif)$/;

/** The kind of a stored picture's file, an original or a smaller copy, as its name says; undefined for any other name. */
export const kindOfFile = (file: string): PictureKind | undefined => STORED.exec(file)?.[1] as PictureKind | undefined;
