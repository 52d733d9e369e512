/** The player URL for a YouTube or Vimeo URL; null for any other site, which the server would refuse. */
export const videoAddress = (typed: string): string | null => {
  let url: URL;
  try {
    url = new URL(typed.trim());
  } catch {
    return null;
  }
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(parts[0]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const isPath = ['embed', 'shorts', 'live'].includes(parts[0] ?? '');
    return youtube(isPath ? parts[1] : url.searchParams.get('v'));
  }
  const film = parts.at(-1);
  return host === 'vimeo.com' && film && /^\d+$/.test(film) ? `https://player.vimeo.com/video/${film}` : null;
};

const youtube = (film: string | null | undefined): string | null =>
  film && /^[\w-]{6,20}$/.test(film) ? `https://www.youtube-nocookie.com/embed/${film}` : null;
