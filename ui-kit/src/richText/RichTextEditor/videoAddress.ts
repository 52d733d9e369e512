import { visible } from './visible';

/** Names in the place of a video's id: of lists and of channels, which have other players. */
const NO_VIDEO = ['videoseries', 'live_stream', 'playlist'];

const YOUTUBE_HOST = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e|watch)\/([\w-]{6,20})\/?$/;

/**
 * A video's number, and the key of an unlisted one; not the number of an album, a group or an
 * event.
 */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|ondemand\/[^/]+\/|(?:[^/]+\/){1,2}videos?\/)?(\d{5,12})(?:\/(\w+))?\/?$/;

const youtubePlayer = ({ hostname, pathname, searchParams }: URL): string | null => {
  const path = hostname === 'youtu.be' ? `/watch${pathname}` : pathname;
  const id = YOUTUBE_PATH.exec(path)?.[1] ?? searchParams.get('v') ?? '';
  if (!/^[\w-]{6,20}$/.test(id) || NO_VIDEO.includes(id)) return null;
  // A player that is stored already keeps its host.
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

const parsedUrl = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/**
 * The player URL for the URL of a video: YouTube and Vimeo in all their forms, also without
 * https://, with the key of an unlisted video and without other parameters. Null for other URLs,
 * which the server would refuse: it has the same function
 * (api-client/src/entities/text/playerAddress.ts), and ui-kit imports no other workspace.
 */
export const videoAddress = (typed: string): string | null => {
  const address = visible(typed).replace(/^(?:\/\/)?(?=[\w-]+\.)/, 'https://');
  const url = parsedUrl(address);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.port || url.username) return null;
  if (url.hostname === 'youtu.be' || YOUTUBE_HOST.test(url.hostname)) return youtubePlayer(url);
  return /^(?:(?:www|player)\.)?vimeo\.com$/.test(url.hostname) ? vimeoPlayer(url) : null;
};
