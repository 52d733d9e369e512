const signs = (plain: string, shown: string): Map<string, string> => {
  const kept = [...shown, ' '].map((sign) => [sign, sign] as const);
  return new Map([
    ...kept,
    ...[...plain].map((sign, at) => [sign, [...shown][at] ?? sign] as const),
  ]);
};

/** Raised and lowered signs, which the toolbar cannot make, as characters of their own. */
const SIGNS: Readonly<Record<string, Map<string, string>>> = {
  super: signs('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'),
  sub: signs('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
};

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u;

/**
 * Elements by the name under which Quill knows them; some are lines of their own, but not for
 * Quill.
 */
const KNOWN = {
  s: 'del',
  u: 'ins',
  div: 'th, caption, legend, summary, details, option, aside, hr, center, menu, dir',
};

/** Lines that a style draws; Quill reads them only where the style says nothing else. */
const DRAWN = { s: 'line-through', u: 'underline' };

/** A new element of a name with the content of another. */
const withContentOf = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
};

/**
 * Sets the text of a raised or lowered element in such characters.
 * @returns false when a sign has none
 */
const keepRaised = (element: HTMLElement): boolean => {
  const known =
    SIGNS[element.style.verticalAlign || (element.localName === 'sub' ? 'sub' : 'super')];
  const text = [...(element.textContent ?? '')];
  if (!known || !text.every((sign) => known.has(sign))) return !known;
  const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = [...(node.nodeValue ?? '')].map((sign) => known.get(sign)).join('');
  return true;
};

/**
 * Changes pasted HTML so that its words and their meaning stay where Quill would lose them: cells
 * and lines stay apart, deleted words stay struck, and raised and lowered signs, marks of
 * quotations, boxes, numbers that do not begin at 1, and the emoji that pages show as pictures
 * become characters.
 * @returns whether all raised and lowered signs are kept
 */
export const normalizePastedHtml = (body: HTMLElement): boolean => {
  for (const image of body.querySelectorAll<HTMLImageElement>('img:not([src^="/"])'))
    if (EMOJI.test(image.alt)) image.replaceWith(image.alt);
  for (const element of body.querySelectorAll<HTMLElement>('[hidden], [style]')) {
    const { display, textDecoration, textDecorationLine } = element.style;
    if (element.hidden || display === 'none') element.remove();
    for (const [name, line] of Object.entries(DRAWN))
      if ((textDecoration + textDecorationLine).includes(line))
        element.append(withContentOf(element, name));
  }
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”');
  for (const box of body.querySelectorAll('[type="checkbox"]'))
    box.replaceWith(box.matches('[checked]') ? '☑ ' : '☐ ');
  // The toolbar's lists begin at 1.
  for (const list of body.querySelectorAll<HTMLOListElement>('ol[start]:not([start="1"])'))
    Array.from(list.children, (item, at) => {
      item.prepend(`${list.start + at}. `);
      item.replaceWith(withContentOf(item, 'div'));
    });
  for (const [name, selector] of Object.entries(KNOWN))
    for (const element of body.querySelectorAll(selector))
      element.replaceWith(withContentOf(element, name));
  for (const control of body.querySelectorAll('label, button'))
    if (control.nextSibling === control.nextElementSibling) control.after(' ');
  const raised = body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]');
  return Array.from(raised, keepRaised).every(Boolean);
};
