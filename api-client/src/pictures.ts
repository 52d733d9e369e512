import { PICTURE_WIDTHS } from './entities/picture';

/** What an `<img>` or `<picture>` needs to show a stored picture without a jump; sizes in pixels. */
export interface PictureSource {
  src: string;
  width?: number;
  height?: number;
  sources?: { type: string; srcSet: string }[];
  srcSet?: string;
}

const UPLOADED = /^(?<stem>.*\/uploads\/[0-9a-f]{16}-(?<width>\d+)x(?<height>\d+))\.(?<type>jpg|png|webp|gif)$/;

/**
 * The responsive variants and the size of a picture, all read from its address: an uploaded original is
 * `/uploads/<hash>-<width>x<height>.<type>`, its variants end in `-<w>w.webp` and `-<w>w.<type>` for each of
 * PICTURE_WIDTHS below its own width. Any other address comes back as it is.
 */
export const pictureSource = (url: string): PictureSource => {
  const parts = UPLOADED.exec(url)?.groups as { stem: string; width: string; height: string; type: string } | undefined;
  if (!parts) return { src: url };
  const [width, height] = [Number(parts.width), Number(parts.height)];
  // An original no wider than the widest variant closes the lists, the WebP one too: `type` says which browsers may
  // choose from a list, and wide screens must stay sharp. A wider one, a phone's photo of several megabytes, never goes
  // to a visitor.
  const variants = PICTURE_WIDTHS.filter((variant) => variant < width);
  const isShown = width <= Math.max(...PICTURE_WIDTHS);
  const variant = (wide: number, type: string) => `${parts.stem}-${wide}w.${type}`;
  const candidates = (type: string) =>
    [...variants.map((wide) => `${variant(wide, type)} ${wide}w`), ...(isShown ? [`${url} ${width}w`] : [])].join(', ');
  const src = isShown ? url : variant(Math.max(...PICTURE_WIDTHS), parts.type);
  const own = { src, width, height, srcSet: candidates(parts.type) };
  return parts.type === 'webp' ? own : { ...own, sources: [{ type: 'image/webp', srcSet: candidates('webp') }] };
};
