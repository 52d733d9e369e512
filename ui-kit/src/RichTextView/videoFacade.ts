/** Player URLs over https only; the server has the same list. */
export const PLAYER =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,12}(?:\?h=\w+)?)$/;

/** The texts of the button that stands for a player. */
export const facadeTexts = (address: string, given: string): { title: string; words: string; note: string } => {
  const title = given.trim() || 'Video';
  return {
    title,
    words: title === 'Video' ? 'Play video' : `Play video: ${title}`,
    note: `Loads the player from ${address.includes('vimeo') ? 'Vimeo' : 'YouTube'}`,
  };
};

/**
 * Replaces a player's iframe by a button that names the video and its service; nothing loads from the service before a
 * click. Returns nothing for other iframes.
 */
export const videoFacade = (frame: HTMLElement): Element[] => {
  const address = frame.getAttribute('src') ?? '';
  if (!PLAYER.test(address)) return [];
  const { title, words, note } = facadeTexts(address, frame.getAttribute('title') ?? '');
  const make = (tag: string, text: string) => {
    const element = frame.ownerDocument.createElement(tag);
    element.textContent = text;
    return element;
  };
  const button = make('button', '');
  button.setAttribute('type', 'button');
  button.dataset.player = address;
  button.dataset.title = title;
  button.append(make('strong', words), make('small', note));
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
