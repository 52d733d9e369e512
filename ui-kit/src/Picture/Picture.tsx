import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LakeScene } from '../LakeScene/LakeScene';

/** A picture in its sizes. api-client's `pictureSource(url)` makes one from the address of an upload. */
export interface PictureSource {
  /** Address of the picture; a placeholder is drawn without one. */
  src: string;
  /** Of the original, in px. They give the place its shape before the picture is there. */
  width?: number;
  /** Height of the original, in px. */
  height?: number;
  /** Better formats first. */
  sources?: { type: string; srcSet: string }[];
  /** The same picture at other widths, as in `<img srcset>`. */
  srcSet?: string;
}

export interface PictureProps extends Partial<PictureSource> {
  /** What it shows, in words; empty when it only decorates. */
  alt: string;
  /** How wide it will be, as in `<img sizes>`. Default '100vw'. */
  sizes?: string;
  /** For the one large picture at the top of a page: loads at once and first. */
  priority?: boolean;
  /** Width through height of the place, such as 16 / 9. By default the picture's own, else 3 / 2; 'fill' fills the parent. */
  ratio?: number | 'fill';
  /** `contain` for logos, `cover` for photographs. */
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
 * A picture whose place is kept from the start, in the best size and format for the device, loaded when it comes near.
 * Without an address, or when it fails to load, our drawing of the lake stands in its place.
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
