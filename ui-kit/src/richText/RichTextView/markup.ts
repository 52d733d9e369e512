import type { PictureSource } from '../../media/Picture/Picture';
import { photoSizes } from '../../media/Picture/photoSizes';
import { PLAYER, serviceOf } from './videoFacade';

export type PictureFor = (src: string) => PictureSource;

/** `sizes` of an image in a text. */
const SIZES = photoSizes('(min-width: 640px) 576px, 92vw');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A start tag without undefined attributes. */
export const startTag = (
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
): string => {
  const attributeTexts = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeHtml(String(value))}"`],
  );
  return `<${tag}${attributeTexts.join('')}>`;
};

/** HTML of a lazy `picture` with all formats; '' without a URL. */
export const imageMarkup = (
  image: Readonly<Record<string, string>>,
  pictureFor?: PictureFor,
): string => {
  if (!image.src) return '';
  const {
    src,
    width,
    height,
    srcSet,
    sources = [],
    placeholder,
  } = pictureFor?.(image.src) ?? { src: image.src };
  const formats = sources.map(({ type, srcSet: srcset }) =>
    startTag('source', { type, srcset, sizes: SIZES }),
  );
  const img = startTag('img', {
    src,
    alt: image.alt ?? '',
    width: width ?? image.width,
    height: height ?? image.height,
    loading: 'lazy',
    decoding: 'async',
    srcset: srcSet,
    sizes: srcSet && SIZES,
    style: placeholder && `background:${placeholder}`,
  });
  return `<picture>${formats.join('')}${img}</picture>`;
};

/** URL of the video's own page, for visitors without script. */
const pageOf = (player: string): string =>
  player
    .replace(
      /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\//,
      'https://www.youtube.com/watch?v=',
    )
    .replace(
      /^https:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?h=(\w+))?$/,
      (_all, id: string, hash?: string) =>
        ['https://vimeo.com', id, hash].filter(Boolean).join('/'),
    );

/**
 * HTML that replaces a video player's `iframe`: a link that names the video and its service.
 * Nothing loads from the service before a click. '' for other iframes.
 */
export const videoMarkup = ({
  src = '',
  title: rawTitle = '',
}: Readonly<Record<string, string>>): string => {
  if (!PLAYER.test(src)) return '';
  const title = rawTitle.trim() || 'Video';
  const link = startTag('a', {
    href: pageOf(src),
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-player': src,
    'data-title': title,
  });
  const label = title === 'Video' ? 'Play video' : `Play video: ${title}`;
  return `${link}<strong>${escapeHtml(label)}</strong><small>Opens ${serviceOf(src)}</small></a>`;
};
