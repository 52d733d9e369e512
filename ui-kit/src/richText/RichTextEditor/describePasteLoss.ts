import { normalizePastedHtml } from './normalizePastedHtml';

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

/**
 * Sentence about the parts of pasted HTML that the editor left out; '' when people would miss none.
 */
export const describePasteLoss = (html: string): string => {
  if (!html) return '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const some = (selector: string, is: (element: HTMLElement) => boolean = () => true) =>
    Array.from(body.querySelectorAll<HTMLElement>(selector)).some(is);
  const looks: [isLost: boolean, words: string][] = [
    [some('mark') || some('[style]', hasColour), 'colours'],
    [some('hr'), 'a line across the page'],
    [
      some(
        'ol[type]:not([type="1"]), ol[reversed], li[value], [style*="-alpha"], [style*="-roman"]',
      ),
      'the numbers of a list',
    ],
    [
      some('center, [align]:not(td, th, tr), [style]:not(td, th, tr)', isMoved),
      'the position of centred lines',
    ],
    [!normalizePastedHtml(body), 'raised or lowered letters (their text is there)'],
  ];
  const images = Array.from(body.querySelectorAll('img'));
  const parts: typeof looks = [
    [some('table'), 'the table (its text is there)'],
    [images.some((image) => !isStored(image.getAttribute('src') ?? '')), 'a picture'],
    [some('iframe, video, audio, object, embed'), 'an embedded player'],
  ];
  const lost = [...parts, ...looks].filter(([isLost]) => isLost).map(([, words]) => words);
  const added = lost.includes('a picture') ? ' Add the picture with the Image button.' : '';
  return lost.length > 0 ? `Left out of what you pasted: ${joined(lost)}.${added}` : '';
};
