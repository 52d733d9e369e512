import { keepWords } from './keepWords';

const joined = (things: string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

const isStored = (address: string) => /^(https?:)?\/\/|^\/(?!\/)/i.test(address);

/** The colours that pages and word processors give to all text. */
const PLAIN =
  /^(|inherit|initial|auto|windowtext|transparent|white|black|#fff(fff)?|#000(000)?|rgb\(0, 0, 0\)|rgb\(255, 255, 255\))$/i;

const hasColour = (element: HTMLElement): boolean =>
  [element.style.color, element.style.backgroundColor].some((colour) => !PLAIN.test(colour));

const isMoved = (element: HTMLElement): boolean =>
  [element.localName, element.getAttribute('align'), element.style.textAlign].some((place) =>
    /^(center|right|end)$/.test(place ?? ''),
  );

/** What the editor left out of pasted HTML, as a sentence; '' when nothing that people would miss. */
export const lostInPaste = (html: string): string => {
  if (!html) return '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = body.querySelector('hr');
  const keepsRaised = keepWords(body);
  const images = Array.from(body.querySelectorAll('img'));
  const lost = [
    ...(body.querySelector('table') ? ['the table (its text is there)'] : []),
    ...(images.some((image) => !isStored(image.getAttribute('src') ?? '')) ? ['a picture'] : []),
    ...(body.querySelector('iframe, video, audio, object, embed') ? ['an embedded player'] : []),
    ...(Array.from(body.querySelectorAll<HTMLElement>('[style]')).some(hasColour) ? ['colours'] : []),
    ...(lines ? ['a line across the page'] : []),
    ...(Array.from(body.querySelectorAll<HTMLElement>('center, [align], [style]')).some(isMoved)
      ? ['the position of centred lines']
      : []),
    ...(keepsRaised ? [] : ['raised or lowered letters (their text is there)']),
  ];
  const added = images.length > 0 && lost.includes('a picture') ? ' Add the picture with the Image button.' : '';
  return lost.length > 0 ? `Left out of what you pasted: ${joined(lost)}.${added}` : '';
};
