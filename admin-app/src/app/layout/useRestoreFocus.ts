import { useEffect, type RefObject } from 'react';

const isOff = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/**
 * Element that gets the focus when the focused one disappears: a button next to it, the heading of
 * its section, or the h1.
 */
const standIn = (
  last: HTMLElement,
  group: HTMLElement | null,
  section: HTMLElement | null,
  root: HTMLElement,
) => {
  if (!isOff(last)) return last;
  const beside =
    group?.isConnected && group.querySelector<HTMLElement>(':scope > button:not(:disabled)');
  if (beside) return beside;
  const heading =
    (section?.isConnected && section.querySelector<HTMLElement>('h2')) ||
    root.querySelector<HTMLElement>('h1');
  // The heading gets a tabindex only when needed.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
};

/**
 * Keeps the keyboard position when the focused button is removed, disabled or moved: after a
 * deletion, Undo, Move up at the top, Next on the last page. Browsers reset the focus to the page's
 * start.
 */
export function useRestoreFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    // The last used element and its parent.
    let last: HTMLElement | null = null;
    let group: HTMLElement | null = null;
    let section: HTMLElement | null = null;
    // The element focused instead; it gives the focus back when `last` is usable again.
    let ours: HTMLElement | null = null;
    const choose = (target: EventTarget | null) => {
      ours = null;
      // Buttons and links only: focusing a field would open a phone's keyboard.
      last = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
      group = last?.parentElement ?? null;
      section = last?.closest('section') ?? null;
    };
    const focused = ({ target }: FocusEvent) => target !== ours && choose(target);
    const clicked = ({ target }: MouseEvent) => choose(target);
    const pressed = ({ target }: PointerEvent) => {
      if (target instanceof Node && !last?.contains(target) && !isDialog(target)) choose(null);
    };
    const mend = () => {
      if (!last) return;
      const { activeElement, body } = document;
      const isLost =
        !activeElement ||
        activeElement === body ||
        activeElement === last ||
        activeElement === ours;
      // A confirmation dialog may still be fading out with its button focused.
      if (!isLost && !(isOff(last) && isDialog(activeElement))) return;
      const next = standIn(last, group, section, root);
      if (!next || next === activeElement) return;
      ours = next === last ? null : next;
      next.focus();
    };
    const observer = new MutationObserver(mend);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', focused);
    root.addEventListener('click', clicked);
    document.addEventListener('pointerdown', pressed);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', focused);
      root.removeEventListener('click', clicked);
      document.removeEventListener('pointerdown', pressed);
    };
  }, [place]);
}

const isDialog = (node: Node) =>
  node instanceof Element && node.closest('[role=alertdialog], [role=dialog]') !== null;
