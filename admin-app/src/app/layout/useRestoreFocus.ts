import { useEffect, type RefObject } from 'react';

const isOff = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/**
 * Element to focus when the focused one disappears: a button next to it, the heading of its
 * section, or the h1.
 */
const fallbackFor = (
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
 * Restores the focus when the focused button is removed, disabled or moved: after a deletion, Undo,
 * Move up at the top, Next on the last page. Browsers would reset it to the start of the page.
 */
export function useRestoreFocus(rootRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = rootRef.current;
    if (!root) return;
    // The last used element, its parent and its section.
    let last: HTMLElement | null = null;
    let group: HTMLElement | null = null;
    let section: HTMLElement | null = null;
    // The element focused instead of `last`, until `last` is usable again.
    let fallback: HTMLElement | null = null;
    const setLast = (target: EventTarget | null) => {
      fallback = null;
      // Buttons and links only: focusing a field would open a phone's keyboard.
      last = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
      group = last?.parentElement ?? null;
      section = last?.closest('section') ?? null;
    };
    const onFocusIn = ({ target }: FocusEvent) => target !== fallback && setLast(target);
    const onClick = ({ target }: MouseEvent) => setLast(target);
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !last?.contains(target) && !isDialog(target)) setLast(null);
    };
    const restore = () => {
      if (!last) return;
      const { activeElement, body } = document;
      const isLost =
        !activeElement ||
        activeElement === body ||
        activeElement === last ||
        activeElement === fallback;
      // A confirmation dialog may still be fading out with its button focused.
      if (!isLost && !(isOff(last) && isDialog(activeElement))) return;
      const next = fallbackFor(last, group, section, root);
      if (!next || next === activeElement) return;
      fallback = next === last ? null : next;
      next.focus();
    };
    const observer = new MutationObserver(restore);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [rootRef]);
}

const isDialog = (node: Node) =>
  node instanceof Element && node.closest('[role=alertdialog], [role=dialog]') !== null;
