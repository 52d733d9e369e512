/** Player URLs over https only; the server has the same list. */
const PLAYER =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,12}(?:\?h=\w+)?)$/;

/**
 * Replaces a player's iframe by a button that names the video and its service; nothing loads from the service before a
 * click. Returns nothing for other iframes.
 */
export const videoFacade = (frame: HTMLElement): Element[] => {
  const address = frame.getAttribute('src') ?? '';
  if (!PLAYER.test(address)) return [];
  const title = frame.getAttribute('title')?.trim() || 'Video';
  const make = (tag: string, text: string) => {
    const element = frame.ownerDocument.createElement(tag);
    element.textContent = text;
    return element;
  };
  const button = make('button', '');
  button.setAttribute('type', 'button');
  button.dataset.player = address;
  button.dataset.title = title;
  const service = address.includes('vimeo') ? 'Vimeo' : 'YouTube';
  button.append(
    make('strong', title === 'Video' ? 'Play video' : `Play video: ${title}`),
    make('small', `Loads the player from ${service}`),
  );
  return [button];
};

/** Click listener of a text: replaces the button by the player and focuses it. */
export const openPlayer = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-player]') : null;
  const address = button?.dataset.player;
  if (!button || !address || !PLAYER.test(address)) return;
  const frame = document.createElement('iframe');
  frame.src = `${address}${address.includes('?') ? '&' : '?'}autoplay=1`;
  frame.title = button.dataset.title ?? 'Video';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture';
  frame.allowFullscreen = true;
  button.replaceWith(frame);
  frame.focus();
};
