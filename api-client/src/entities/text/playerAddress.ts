import { normalizeText } from './normalizeText';
import { parseUrl } from './parseUrl';

/** Path parts of playlists and channels, which have no video id there. */
const NO_VIDEO = ['videoseries', 'live_stream', 'playlist'];

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e|watch)\/([\w-]{6,20})\/?$/;

/** A video's number, and the key of an unlisted video; not the number of an album or event. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|ondemand\/[^/]+\/|(?:[^/]+\/){1,2}videos?\/)?(\d{5,12})(?:\/(\w+))?\/?$/;

const youtubePlayer = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const path = hostname === 'youtu.be' ? `/watch${pathname}` : pathname;
  const id = YOUTUBE_PATH.exec(path)?.[1] ?? searchParams.get('v') ?? '';
  if (!/^[\w-]{6,20}$/.test(id) || NO_VIDEO.includes(id)) return undefined;
  // An already stored player URL keeps its host.
  const host =
    hostname === 'www.youtube.com' && path.startsWith('/embed/')
      ? hostname
      : 'www.youtube-nocookie.com';
  return `https://${host}/embed/${id}`;
};

const vimeoPlayer = ({ pathname, searchParams }: URL): string | undefined => {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  const key = searchParams.get('h') ?? inPath;
  return id && `https://player.vimeo.com/video/${id}${key && /^\w+$/.test(key) ? `?h=${key}` : ''}`;
};

/**
 * The player URL of a YouTube or Vimeo video, from any form of its URL, also without https://; with
 * the key of an unlisted video and without other params (docs/product.md 6.6). Undefined for other
 * URLs, which must not be framed. ui-kit's editor has the same function, because ui-kit imports no
 * other workspace.
 */
export const playerAddress = (typed: string): string | undefined => {
  const withScheme = normalizeText(typed, 'address').replace(/^(?:\/\/)?(?=[\w-]+\.)/, 'https://');
  const url = parseUrl(withScheme);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.port || url.username)
    return undefined;
  if (url.hostname === 'youtu.be' || YOUTUBE_HOST.test(url.hostname)) return youtubePlayer(url);
  return /^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname) ? vimeoPlayer(url) : undefined;
};
