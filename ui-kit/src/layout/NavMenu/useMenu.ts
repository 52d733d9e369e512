import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const itemsOf = (menu: Element | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The index that a key moves to from `index`; undefined for other keys. */
const indexForKey = (key: string, index: number, labels: string[]): number | undefined => {
  const count = labels.length;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const order = [...labels.keys()].map((_, step) => (index + 1 + step) % count);
  return order.find((candidate) =>
    labels[candidate]?.trim().toLowerCase().startsWith(key.toLowerCase()),
  );
};

/**
 * State and keyboard handling of a menu button, after the W3C pattern. Spread `root`, `trigger`
 * and `menu` on its parts. `open` is undefined in the first render, on the server too: styles then
 * show the menu while the focus is in it.
 */
export function useMenu() {
  const [open, setOpen] = useState<boolean>();
  // The item to focus when the menu opens; undefined if it was open before the script started.
  const focusOnOpen = useRef<'first' | 'last'>(undefined);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);

  // Not a layout effect, whose update would make React do the work after hydration in one task.
  useEffect(() => setOpen(rootRef.current?.matches(':focus-within') ?? false), []);

  useEffect(() => {
    if (!open) return;
    if (focusOnOpen.current) {
      itemsOf(menuRef.current)
        .at(focusOnOpen.current === 'first' ? 0 : -1)
        ?.focus();
    }
    const outside = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const show = (item: 'first' | 'last') => {
    focusOnOpen.current = item;
    setOpen(true);
  };

  return {
    open,
    close: () => setOpen(false),
    root: {
      ref: rootRef,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        triggerRef.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          setOpen(false);
      },
    },
    trigger: {
      ref: triggerRef,
      onClick: () => (open ? setOpen(false) : show('first')),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        show(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    menu: {
      ref: menuRef,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const items = itemsOf(menuRef.current);
        const index = items.findIndex((item) => item === document.activeElement);
        if (event.key === ' ' && items[index]) {
          // Links react only to Enter; menu items must also react to Space.
          event.preventDefault();
          items[index].click();
          return;
        }
        const labels = items.map((item) => item.textContent);
        const next = indexForKey(event.key, index, labels);
        if (next === undefined) return;
        event.preventDefault();
        items[next]?.focus();
      },
    },
  };
}
