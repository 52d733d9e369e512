/** Player URLs over https only; the server has the same list. */
export const PLAYER =
  /^https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,12}(?:\?h=\w+)?)$/;

/** Address of the video's own page, for visitors without script. */
const pageOf = (player: string): string =>
  player
    .replace(/^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\//, 'https://www.youtube.com/watch?v=')
    .replace(/^https:\/\/player\.vimeo\.com\/video\/(\d+)(?:\?h=(\w+))?$/, (_all, id: string, hash?: string) =>
      ['https://vimeo.com', id, hash].filter(Boolean).join('/'),
    );

const serviceOf = (player: string) => (player.includes('vimeo') ? 'Vimeo' : 'YouTube');

/** Texts and attributes of the link that replaces a video player. */
export const facadeOf = (player: string, given: string) => {
  const title = given.trim() || 'Video';
  return {
    words: title === 'Video' ? 'Play video' : `Play video: ${title}`,
    note: `Opens ${serviceOf(player)}`,
    attributes: {
      href: pageOf(player),
      target: '_blank',
      rel: 'noopener noreferrer',
      'data-player': player,
      'data-title': title,
    },
  };
};

const make = (document: Document, tag: string, text: string) => {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
};

/**
 * Replaces a player's iframe by a link that names the video and its service; nothing loads from the service before a
 * click. Returns nothing for other iframes.
 */
export const videoFacade = (frame: HTMLElement): Element[] => {
  const player = frame.getAttribute('src') ?? '';
  if (!PLAYER.test(player)) return [];
  const { words, note, attributes } = facadeOf(player, frame.getAttribute('title') ?? '');
  const link = make(frame.ownerDocument, 'a', '');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(make(frame.ownerDocument, 'strong', words), make(frame.ownerDocument, 'small', note));
  return [link];
};

/** Replaces a button by its player and focuses it. */
const openPlayer = (button: HTMLElement, player: string, title: string): void => {
  const frame = document.createElement('iframe');
  frame.src = `${player}${player.includes('?') ? '&' : '?'}autoplay=1`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; picture-in-picture';
  frame.allowFullscreen = true;
  button.replaceWith(frame);
  frame.focus();
};

/** Replaces the links to videos in a text by buttons that open the player in place. A focused link keeps the focus. */
export const playInPlace = (content: HTMLElement): void => {
  for (const link of content.querySelectorAll<HTMLElement>('a[data-player]')) {
    const { player = '', title = 'Video' } = link.dataset;
    if (!PLAYER.test(player)) continue;
    const button = make(document, 'button', '');
    button.setAttribute('type', 'button');
    button.dataset.player = player;
    const note = make(document, 'small', `Loads the player from ${serviceOf(player)}`);
    button.append(...link.querySelectorAll('strong'), note);
    button.addEventListener('click', () => openPlayer(button, player, title));
    const isFocused = document.activeElement === link;
    link.replaceWith(button);
    if (isFocused) button.focus();
  }
};
