/** Only players, only over https; the server's list is the same. */
const PLAYER =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,12}(?:\?h=\w+)?)$/;

/**
 * What stands in place of a player's frame: a button that names the video and says where it comes from. Nothing of
 * the service is loaded until it is pressed. Frames of anybody else are dropped: the answer is empty.
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

/** The click listener of a text: puts the player where its button was, and the keyboard into it. */
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
