import { PICTURE_WIDTHS } from './entities/picture';

/** Attributes of an `<img>` or `<picture>` for a stored image; sizes in pixels, which avoid a layout shift. */
export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  sources?: { type: string; srcSet: string }[];
  srcSet?: string;
}

const UPLOADED = /^(?<stem>.*\/uploads\/[0-9a-f]{16}-(?<width>\d+)x(?<height>\d+))\.(?<type>jpg|png|webp|gif)$/;

/**
 * Derives the responsive variants and the size of an image from its address. An uploaded original is
 * `/uploads/<hash>-<width>x<height>.<type>`; its variants end in `-<w>w.webp` and `-<w>w.<type>` for each of PICTURE_WIDTHS
 * below its own width. Any other address is returned unchanged.
 */
export const pictureSource = (url: string): PictureSource => {
  const parts = UPLOADED.exec(url)?.groups as { stem: string; width: string; height: string; type: string } | undefined;
  if (!parts) return { src: url };
  const [width, height] = [Number(parts.width), Number(parts.height)];
  // An original no wider than the widest variant is the last entry of both lists, so that wide screens stay sharp. A wider
  // one, such as a phone's photo of several megabytes, is never sent to visitors.
  const variants = PICTURE_WIDTHS.filter((variant) => variant < width);
  const isShown = width <= Math.max(...PICTURE_WIDTHS);
  const variant = (wide: number, type: string) => `${parts.stem}-${wide}w.${type}`;
  const candidates = (type: string) =>
    [...variants.map((wide) => `${variant(wide, type)} ${wide}w`), ...(isShown ? [`${url} ${width}w`] : [])].join(', ');
  const src = isShown ? url : variant(Math.max(...PICTURE_WIDTHS), parts.type);
  const own = { src, width, height, srcSet: candidates(parts.type) };
  return parts.type === 'webp' ? own : { ...own, sources: [{ type: 'image/webp', srcSet: candidates('webp') }] };
};
