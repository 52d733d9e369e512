import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LakeScene } from '../LakeScene/LakeScene';

/** A picture with its responsive variants. api-client's `pictureSource(url)` makes one from an upload's URL. */
export interface PictureSource {
  /** URL of the picture; without one a placeholder shows. */
  src: string;
  /** Width of the original, in px. Width and height reserve the space before the picture loads. */
  width?: number;
  /** Height of the original, in px. */
  height?: number;
  /** Variants in other formats, best first. */
  sources?: { type: string; srcSet: string }[];
  /** The same format at other widths, as in `<img srcset>`. */
  srcSet?: string;
}

export interface PictureProps extends Partial<PictureSource> {
  /** Alternative text; '' for a decorative picture. */
  alt: string;
  /** Rendered width, as in `<img sizes>`. Default '100vw'. */
  sizes?: string;
  /** For the main picture at the top of a page: loads eagerly with high priority. */
  priority?: boolean;
  /** Aspect ratio, such as 16 / 9. Default: the picture's own, or 3 / 2; 'fill' fills the parent. */
  ratio?: number | 'fill';
  /** `contain` for logos, `cover` for photos. */
  fit?: 'cover' | 'contain';
}

const Frame = styled('span')<{ filling: boolean; bare: boolean }>(({ theme, filling, bare }) => ({
  display: 'block',
  overflow: 'hidden',
  backgroundColor: bare ? undefined : theme.vars.palette.kit.wash,
  ...(filling ? { position: 'absolute', inset: 0 } : { position: 'relative', width: '100%' }),
}));

const Image = styled('img')({ display: 'block', width: '100%', height: '100%' });

/**
 * A responsive picture that reserves its space and loads lazily. Without a URL, or when loading fails, a placeholder
 * drawing shows.
 */
export function Picture({
  src,
  width,
  height,
  sources,
  srcSet,
  alt,
  sizes = '100vw',
  priority = false,
  ratio,
  fit = 'cover',
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const filling = ratio === 'fill';
  const aspectRatio = filling ? undefined : (ratio ?? (width && height ? width / height : 3 / 2));
  if (!src || failed === src) {
    return (
      <Frame filling={filling} bare={false} style={{ aspectRatio }} {...(alt && { role: 'img', 'aria-label': alt })}>
        <LakeScene tone={priority ? 'vivid' : 'quiet'} />
      </Frame>
    );
  }
  return (
    <Frame filling={filling} bare={fit === 'contain'} style={{ aspectRatio }}>
      <picture>
        {sources?.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <Image
          src={src}
          srcSet={srcSet}
          sizes={srcSet && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
          style={{ objectFit: fit }}
        />
      </picture>
    </Frame>
  );
}
