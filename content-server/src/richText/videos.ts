/** A YouTube video's id, and a Vimeo one's with the key of unlisted videos. */
const YOUTUBE_ID = /^[\w-]{6,20}$/;
const VIMEO_ID = /^\d{5,12}$/;

const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com'];
const NOCOOKIE_HOSTS = ['youtube-nocookie.com', 'www.youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return first;
  if (first === 'watch') return searchParams.get('v') ?? undefined;
  return first === 'embed' || first === 'shorts' ? second : undefined;
};

const youtubePlayer = (address: URL): string | undefined => {
  const id = youtubeId(address);
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const host = YOUTUBE_HOSTS.includes(address.hostname) ? 'www.youtube.com' : 'www.youtube-nocookie.com';
  return `https://${host}/embed/${id}`;
};

const vimeoPlayer = ({ pathname, searchParams }: URL): string | undefined => {
  const id = pathname.split('/').filter((part) => part && part !== 'video')[0];
  const key = searchParams.get('h');
  if (!id || !VIMEO_ID.test(id)) return undefined;
  return `https://player.vimeo.com/video/${id}${key && /^\w+$/.test(key) ? `?h=${key}` : ''}`;
};

/**
 * The player URL for a video URL: YouTube (including -nocookie and youtu.be) and Vimeo, over https, without other
 * parameters (docs/product.md 6.6). Undefined for other URLs, which must not be framed.
 */
export const playerAddress = (src: string): string | undefined => {
  let address: URL;
  try {
    address = new URL(src.startsWith('//') ? `https:${src}` : src);
  } catch {
    return undefined;
  }
  if (!['https:', 'http:'].includes(address.protocol) || address.port || address.username) return undefined;
  if ([...YOUTUBE_HOSTS, ...NOCOOKIE_HOSTS, 'youtu.be'].includes(address.hostname)) return youtubePlayer(address);
  return VIMEO_HOSTS.includes(address.hostname) ? vimeoPlayer(address) : undefined;
};
