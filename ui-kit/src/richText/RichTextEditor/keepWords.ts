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

/** Elements that the toolbar makes under another name. */
const RENAMED: Readonly<Record<string, string>> = { del: 's', ins: 'u', cite: 'em', dfn: 'em', var: 'em' };

/** Lines that a style draws, which Quill reads only where the style says nothing else. */
const DRAWN = { 'line-through': 's', underline: 'u' };

/** Elements that no reader of the page has seen. */
const HIDDEN = '[hidden], [style*="display: none"], [style*="display:none"]';

/** Puts the content of an element into one of another name. */
const rename = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

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
 * Changes pasted HTML so that its words and their meaning stay where Quill would lose them: cells and lines stay apart, deleted words
 * stay struck, and raised and lowered signs, marks of quotations, boxes, numbers that do not begin at 1, and the emoji that pages show as pictures become characters.
 * @returns whether all raised and lowered signs are kept
 */
export const keepWords = (body: HTMLElement): boolean => {
  for (const image of body.querySelectorAll<HTMLImageElement>('img:not([src^="/"])'))
    if (EMOJI.test(image.alt)) image.replaceWith(image.alt);
  for (const hidden of body.querySelectorAll(HIDDEN)) hidden.remove();
  for (const styled of body.querySelectorAll<HTMLElement>('[style*="text-decoration"]')) {
    const { textDecoration, textDecorationLine } = styled.style;
    for (const [line, name] of Object.entries(DRAWN))
      if (`${textDecoration} ${textDecorationLine}`.includes(line)) {
        const drawn = body.ownerDocument.createElement(name);
        drawn.append(...styled.childNodes);
        styled.append(drawn);
      }
  }
  for (const [name, known] of Object.entries(RENAMED))
    for (const element of body.querySelectorAll(name)) rename(element, known);
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”');
  for (const box of body.querySelectorAll('input[type="checkbox"]'))
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ');
  // The toolbar's lists begin at 1.
  for (const list of body.querySelectorAll<HTMLOListElement>('ol[start]:not([start="1"])'))
    Array.from(list.children, (item, at) => rename(item, 'div').prepend(`${list.start + at}. `));
  for (const line of body.querySelectorAll(LINES)) rename(line, 'div');
  for (const control of body.querySelectorAll('label, button'))
    if (control.nextSibling === control.nextElementSibling) control.after(' ');
  const raised = body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]');
  return Array.from(raised, keepRaised).every(Boolean);
};
