const mapCharacters = (from: string, to: string): Map<string, string> => {
  const unchanged = [...to, ' '].map((sign) => [sign, sign] as const);
  return new Map([
    ...unchanged,
    ...[...from].map((sign, at) => [sign, [...to][at] ?? sign] as const),
  ]);
};

/** Superscript and subscript characters, because the toolbar has no such formats. */
const SCRIPTS: Readonly<Record<string, Map<string, string>>> = {
  super: mapCharacters('0123456789+-−=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'),
  sub: mapCharacters('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'),
};

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u;

/** Elements to replace, by an element that Quill knows. Those under `div` start a new line. */
const REPLACED = {
  s: 'del',
  u: 'ins',
  div: 'th, caption, legend, summary, details, option, aside, hr, center, menu, dir',
};

/** Text decorations by element; Quill reads them only from styles with a single value. */
const DECORATIONS = { s: 'line-through', u: 'underline' };

/** Creates an element and moves the content of another into it. */
const moveContent = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  return other;
};

/**
 * Replaces the text of a superscript or subscript element by such characters.
 * @returns false if a character has none
 */
const replaceScript = (element: HTMLElement): boolean => {
  const characters =
    SCRIPTS[element.style.verticalAlign || (element.localName === 'sub' ? 'sub' : 'super')];
  const text = [...(element.textContent ?? '')];
  if (!characters || !text.every((sign) => characters.has(sign))) return !characters;
  const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    node.nodeValue = [...(node.nodeValue ?? '')].map((sign) => characters.get(sign)).join('');
  return true;
};

/**
 * Preserves what Quill would lose of pasted HTML: cells and lines are separated, deleted text is
 * struck through, and superscript, subscript, quotation marks, checkboxes, list numbers that do not
 * start at 1 and emoji images become characters.
 * @returns false if a superscript or subscript is lost
 */
export const normalizePastedHtml = (body: HTMLElement): boolean => {
  for (const image of body.querySelectorAll<HTMLImageElement>('img:not([src^="/"])'))
    if (EMOJI.test(image.alt)) image.replaceWith(image.alt);
  for (const element of body.querySelectorAll<HTMLElement>('[hidden], [style]')) {
    const { display, textDecoration, textDecorationLine } = element.style;
    if (element.hidden || display === 'none') element.remove();
    for (const [name, line] of Object.entries(DECORATIONS))
      if ((textDecoration + textDecorationLine).includes(line))
        element.append(moveContent(element, name));
  }
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”');
  for (const box of body.querySelectorAll('[type="checkbox"]'))
    box.replaceWith(box.matches('[checked]') ? '☑ ' : '☐ ');
  // The toolbar's lists start at 1.
  for (const list of body.querySelectorAll<HTMLOListElement>('ol[start]:not([start="1"])'))
    Array.from(list.children, (item, at) => {
      item.prepend(`${list.start + at}. `);
      item.replaceWith(moveContent(item, 'div'));
    });
  for (const [name, selector] of Object.entries(REPLACED))
    for (const element of body.querySelectorAll(selector))
      element.replaceWith(moveContent(element, name));
  for (const control of body.querySelectorAll('label, button'))
    if (control.nextSibling === control.nextElementSibling) control.after(' ');
  const scripts = body.querySelectorAll<HTMLElement>('sup, sub, [style*="vertical-align"]');
  return Array.from(scripts, replaceScript).every(Boolean);
};
