/** Player URLs, only https; the server has the same list. */
export const PLAYER =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,12}(?:\?h=\w+)?)$/;

/** Name of a player's service. */
export const serviceOf = (player: string) => (player.includes('vimeo') ? 'Vimeo' : 'YouTube');

/** Replaces a button with its player and focuses the player. */
const openPlayer = (button: HTMLElement, player: string, title: string): void => {
  const frame = document.createElement('iframe');
  frame.src = `${player}${player.includes('?') ? '&' : '?'}autoplay=1`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; picture-in-picture';
  frame.allowFullscreen = true;
  button.replaceWith(frame);
  frame.focus();
};

/** Replaces the links to videos in a text with buttons that open the player; keeps the focus. */
export const playInPlace = (content: HTMLElement): void => {
  for (const link of content.querySelectorAll<HTMLElement>('a[data-player]')) {
    const { player = '', title = 'Video' } = link.dataset;
    if (!PLAYER.test(player)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.player = player;
    const note = document.createElement('small');
    note.textContent = `Loads the player from ${serviceOf(player)}`;
    button.append(...link.querySelectorAll('strong'), note);
    button.addEventListener('click', () => openPlayer(button, player, title));
    const isFocused = document.activeElement === link;
    link.replaceWith(button);
    if (isFocused) button.focus();
  }
};
