const signs = (plain: string, shown: string): Map<string, string> => {
  const kept = [...shown, ' '].map((sign) => [sign, sign] as const);
  return new Map([...kept, ...[...plain].map((sign, at) => [sign, [...shown][at] ?? sign] as const)]);
};

/** Raised and lowered signs, which the toolbar cannot make, as characters of their own. */
const SIGNS: Readonly<Record<string, Map<string, string>>> = {
  super: signs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'),
  sub: signs('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
};

const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u;

/** Elements that are lines of their own, but not for Quill. */
const LINES = 'th, caption, legend, summary, details, option, aside, hr, center, menu, dir';

/** Sets the text of a raised or lowered element in such characters. @returns false when a sign has none */
const keepRaised = (element: HTMLElement): boolean => {
  const known = SIGNS[element.style.verticalAlign || (element.localName === 'sub' ? 'sub' : 'super')];
  const text = [...(element.textContent ?? '')];
  if (!known || !text.every((sign) => known.has(sign))) return !known;
  const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = [...(node.nodeValue ?? '')].map((sign) => known.get(sign)).join('');
  return true;
};

/**
 * Changes pasted HTML so that its words and their meaning stay where Quill would lose them: cells and lines stay apart, raised and
 * lowered signs and the emoji that pages show as pictures become characters.
 * @returns whether all raised and lowered signs are kept
 */
export const keepWords = (body: HTMLElement): boolean => {
  for (const image of body.querySelectorAll<HTMLImageElement>('img:not([src^="/"])'))
    if (EMOJI.test(image.alt)) image.replaceWith(image.alt);
  for (const line of body.querySelectorAll(LINES)) {
    const block = body.ownerDocument.createElement('div');
    block.append(...line.childNodes);
    line.replaceWith(block);
  }
  for (const control of body.querySelectorAll('label, button'))
    if (control.nextSibling === control.nextElementSibling) control.after(' ');
  const raised = body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]');
  return Array.from(raised, keepRaised).every(Boolean);
};
