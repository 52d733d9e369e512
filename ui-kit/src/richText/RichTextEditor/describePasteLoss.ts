import { normalizePastedHtml } from './normalizePastedHtml';

const joinNouns = (nouns: string[]): string =>
  nouns.length < 2 ? nouns.join('') : `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)}`;

const isLoadable = (url: string) => /^(https?:)?\/\/|^\/(?!\/)/i.test(url);

/** Default text and background colours of web pages and word processors. */
const DEFAULT_COLOUR =
  /^(|inherit|initial|auto|windowtext|transparent|white|black|#fff(fff)?|#000(000)?|rgb\(0, 0, 0\)|rgb\(255, 255, 255\))$/i;

const hasColour = (element: HTMLElement): boolean =>
  [element.style.color, element.style.backgroundColor].some(
    (colour) => !DEFAULT_COLOUR.test(colour),
  );

const isAligned = (element: HTMLElement): boolean =>
  [element.localName, element.getAttribute('align'), element.style.textAlign].some((alignment) =>
    /^(center|right|end)$/.test(alignment ?? ''),
  );

/** Sentence about the parts of pasted HTML that the editor left out; '' if nothing important. */
export const describePasteLoss = (html: string): string => {
  if (!html) return '';
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const some = (selector: string, matches: (element: HTMLElement) => boolean = () => true) =>
    Array.from(body.querySelectorAll<HTMLElement>(selector)).some(matches);
  const formats: [isLost: boolean, noun: string][] = [
    [some('mark') || some('[style]', hasColour), 'colours'],
    [some('hr'), 'a line across the page'],
    [
      some(
        'ol[type]:not([type="1"]), ol[reversed], li[value], [style*="-alpha"], [style*="-roman"]',
      ),
      'the numbers of a list',
    ],
    [
      some('center, [align]:not(td, th, tr), [style]:not(td, th, tr)', isAligned),
      'the position of centred lines',
    ],
    [!normalizePastedHtml(body), 'raised or lowered letters (their text is there)'],
  ];
  const images = Array.from(body.querySelectorAll('img'));
  const parts: typeof formats = [
    [some('table'), 'the table (its text is there)'],
    [images.some((image) => !isLoadable(image.getAttribute('src') ?? '')), 'a picture'],
    [some('iframe, video, audio, object, embed'), 'an embedded player'],
  ];
  const lost = [...parts, ...formats].filter(([isLost]) => isLost).map(([, noun]) => noun);
  const hint = lost.includes('a picture') ? ' Add the picture with the Image button.' : '';
  return lost.length > 0 ? `Left out of what you pasted: ${joinNouns(lost)}.${hint}` : '';
};
