import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const itemsOf = (menu: Element | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Index that a key moves to from item `at`; undefined for other keys. */
const target = (key: string, at: number, words: string[]): number | undefined => {
  const count = words.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  const order = [...words.keys()].map((_, step) => (at + 1 + step) % count);
  return order.find((index) => words[index]?.trim().toLowerCase().startsWith(key.toLowerCase()));
};

/**
 * State and keyboard handling of a menu button, after the W3C pattern. Spread `place`, `trigger`
 * and `menu` on its parts. `open` is undefined in the first render, on the server too: styles then
 * show the menu while the focus is in it.
 */
export function useMenu() {
  const [open, setOpen] = useState<boolean>();
  // Which item gets the focus when the menu opens; none when it was open before the script started.
  const first = useRef<'first' | 'last'>(undefined);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const menuRef = useRef<HTMLDivElement>(null);
  const placeRef = useRef<HTMLDivElement>(null);

  // Not a layout effect: its update would make React do all that follows hydration in one task.
  useEffect(() => setOpen(placeRef.current?.matches(':focus-within') ?? false), []);

  useEffect(() => {
    if (!open) return;
    if (first.current) {
      itemsOf(menuRef.current)
        .at(first.current === 'first' ? 0 : -1)
        ?.focus();
    }
    const outside = (event: PointerEvent) => {
      if (!placeRef.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const show = (item: 'first' | 'last') => {
    first.current = item;
    setOpen(true);
  };

  return {
    open,
    close: () => setOpen(false),
    place: {
      ref: placeRef,
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
        const at = items.findIndex((item) => item === document.activeElement);
        if (event.key === ' ' && items[at]) {
          // Links react to Enter only; menu items must react to Space as well.
          event.preventDefault();
          items[at].click();
          return;
        }
        const words = items.map((item) => item.textContent);
        const next = target(event.key, at, words);
        if (next === undefined) return;
        event.preventDefault();
        items[next]?.focus();
      },
    },
  };
}
