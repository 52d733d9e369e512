import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { LakeScene } from '../LakeScene/LakeScene';
import { photoSizes } from './photoSizes';

/**
 * A picture with its responsive variants. api-client's `pictureSource(url)` creates it from an
 * upload's URL.
 */
export interface PictureSource {
  /** URL of the picture; a placeholder if empty. */
  src: string;
  /** Width of the original, in px. Width and height reserve the space before the picture loads. */
  width?: number;
  /** Height of the original, in px. */
  height?: number;
  /** Variants in better formats than that of `srcSet`, best first. */
  sources?: { type: string; srcSet: string }[];
  /** Variants at other widths, as in `<img srcset>`. */
  srcSet?: string;
  /** Variants of an upright crop, best format first. */
  portrait?: { type: string; srcSet: string }[];
  /** CSS background until the picture loads. */
  placeholder?: string;
  /** CSS background for a light picture with transparent parts, such as a white logo. */
  ground?: string | undefined;
  /** Alternative text; undefined or '' for a decorative picture. */
  alt?: string | undefined;
  /** Focal point of a crop, as `object-position` in CSS. */
  position?: string | undefined;
}

export interface PictureProps extends Partial<Omit<PictureSource, 'alt'>> {
  /** Alternative text; '' for a decorative picture. */
  alt: string;
  /** Rendered width, as in `<img sizes>`; a list has ', ' between its entries. Default '100vw'. */
  sizes?: string;
  /**
   * Rendered width of the upright crop, which then replaces the picture in windows up to 480 px
   * wide.
   */
  portraitSizes?: string;
  /** For the main picture at the top of a page: loads eagerly with high priority. */
  priority?: boolean;
  /** Shows only the placeholder; without script the picture. */
  deferred?: boolean;
  /**
   * Aspect ratio, such as 16 / 9. Default: the picture's own, or 3 / 2; 'fill' fills the parent.
   */
  ratio?: number | 'fill';
  /** `contain` for logos, `cover` for photos. */
  fit?: 'cover' | 'contain';
}

interface FrameProps {
  filling: boolean;
  bare: boolean;
  lazy: boolean;
}

const Frame = styled('span')<FrameProps>(({ theme, filling, bare, lazy }) => ({
  display: 'block',
  overflow: 'hidden',
  // Chromium fetches lazy pictures four screens away, on slow lines even more; of skipped content
  // only those that are near. The frame's size does not depend on its content.
  ...(lazy && { contentVisibility: 'auto' }),
  ...(bare
    ? { forcedColorAdjust: 'none', WebkitPrintColorAdjust: 'exact' }
    : { backgroundColor: theme.vars.palette.kit.wash }),
  ...(filling ? { position: 'absolute', inset: 0 } : { position: 'relative', width: '100%' }),
}));

/** Windows in which `portraitSizes` applies: phones in portrait orientation. */
const PORTRAIT = '(max-width: 480px)';

const Image = styled('img')({ display: 'block', width: '100%', height: '100%' });

/**
 * A responsive picture that reserves its space and loads lazily, with a placeholder until then. A
 * drawing replaces a picture without a URL and one that fails to load.
 */
export function Picture({
  src,
  width,
  height,
  sources,
  srcSet,
  portrait,
  placeholder,
  ground,
  position,
  alt,
  sizes = '100vw',
  portraitSizes,
  priority = false,
  deferred = false,
  ratio,
  fit = 'cover',
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const filling = ratio === 'fill';
  const aspectRatio = filling ? undefined : (ratio ?? (width && height ? width / height : 3 / 2));
  if (!src || failed === src) {
    return (
      <Frame
        filling={filling}
        bare={false}
        lazy={false}
        style={{ aspectRatio }}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <LakeScene tone={priority ? 'vivid' : 'quiet'} />
      </Frame>
    );
  }
  const bare = fit === 'contain';
  // A logo can contain small text.
  const shown = bare ? sizes : photoSizes(sizes);
  const picture = (
    <picture>
      {portraitSizes &&
        portrait?.map((source) => (
          <source
            key={source.type}
            media={PORTRAIT}
            sizes={photoSizes(portraitSizes)}
            {...source}
          />
        ))}
      {sources?.map((source) => (
        <source key={source.type} sizes={shown} {...source} />
      ))}
      <Image
        src={src}
        srcSet={srcSet}
        sizes={srcSet && shown}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setFailed(src)}
        style={{ objectFit: fit, objectPosition: position }}
      />
    </picture>
  );
  return (
    <Frame
      filling={filling}
      bare={bare}
      lazy={!priority}
      style={{
        aspectRatio,
        background: bare ? ground : placeholder,
        borderRadius: bare && ground ? 8 : undefined,
      }}
    >
      {/* Browsers with script do not parse `noscript`. */}
      {deferred ? <noscript>{picture}</noscript> : picture}
    </Frame>
  );
}
