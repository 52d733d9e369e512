import { visible } from './visible';

/** Names in place of a video's id: playlists and channels, which have other players. */
const NOT_VIDEOS = ['videoseries', 'live_stream', 'playlist'];

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e|watch)\/([\w-]{6,20})\/?$/;

/** The number of a video, and the key of an unlisted one; not of an album, group or event. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|ondemand\/[^/]+\/|(?:[^/]+\/){1,2}videos?\/)?(\d{5,12})(?:\/(\w+))?\/?$/;

const youtubePlayer = ({ hostname, pathname, searchParams }: URL): string | null => {
  const path = hostname === 'youtu.be' ? `/watch${pathname}` : pathname;
  const id = YOUTUBE_PATH.exec(path)?.[1] ?? searchParams.get('v') ?? '';
  if (!/^[\w-]{6,20}$/.test(id) || NOT_VIDEOS.includes(id)) return null;
  // A stored player URL keeps its host.
  const host =
    hostname === 'www.youtube.com' && path.startsWith('/embed/')
      ? hostname
      : 'www.youtube-nocookie.com';
  return `https://${host}/embed/${id}`;
};

const vimeoPlayer = ({ pathname, searchParams }: URL): string | null => {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  const key = searchParams.get('h') ?? inPath;
  return id
    ? `https://player.vimeo.com/video/${id}${key && /^\w+$/.test(key) ? `?h=${key}` : ''}`
    : null;
};

const parseUrl = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};

/**
 * The player URL for the URL of a YouTube or Vimeo video, also without https://. It contains the
 * key of an unlisted video and no other parameters. Null for other URLs, which the server rejects
 * with the same function in api-client/src/entities/text; ui-kit imports no other workspace.
 */
export const videoUrl = (typed: string): string | null => {
  const text = visible(typed).replace(/^(?:\/\/)?(?=[\w-]+\.)/, 'https://');
  const url = parseUrl(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.port || url.username) return null;
  if (url.hostname === 'youtu.be' || YOUTUBE_HOST.test(url.hostname)) return youtubePlayer(url);
  return /^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname) ? vimeoPlayer(url) : null;
};
