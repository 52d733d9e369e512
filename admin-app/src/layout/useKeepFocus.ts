import { useEffect, type RefObject } from 'react';

const isOff = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/** Where the focus goes when its element is no more: a button beside it, the heading of its section, the screen's h1. */
const standIn = (last: HTMLElement, group: HTMLElement | null, section: HTMLElement | null, root: HTMLElement) => {
  if (!isOff(last)) return last;
  const beside = group?.isConnected && group.querySelector<HTMLElement>(':scope > button:not(:disabled)');
  if (beside) return beside;
  const heading =
    (section?.isConnected && section.querySelector<HTMLElement>('h2')) || root.querySelector<HTMLElement>('h1');
  // Headings take the focus only here; readers then begin at what the heading is about.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
};

/**
 * Keeps the keyboard in its place when the focused button goes, is disabled or is moved: after a deletion, its Undo, Move
 * up at the top, Next on the last page. Browsers let the focus fall to the page's beginning then.
 */
export function useKeepFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    // What the person chose last, and where it stood.
    let last: HTMLElement | null = null;
    let group: HTMLElement | null = null;
    let section: HTMLElement | null = null;
    // What has the focus in its stead; it gives it back when `last` can be used again.
    let ours: HTMLElement | null = null;
    const choose = (target: EventTarget | null) => {
      ours = null;
      // Buttons and links only: a field that was left, to put a phone's keyboard away, is not to be entered again.
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
      const isLost = !activeElement || activeElement === body || activeElement === last || activeElement === ours;
      // A question that was just answered may still be fading out with its button focused.
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

const isDialog = (node: Node) => node instanceof Element && node.closest('[role=alertdialog], [role=dialog]') !== null;
