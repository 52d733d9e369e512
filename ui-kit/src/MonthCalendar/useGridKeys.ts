import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, monthOf, sameDayIn, weekday } from './days';

/**
 * Where a key leads from a day; undefined when it leads nowhere (ARIA grid pattern, as in the W3C's date picker). With
 * Shift, the page keys go by years.
 */
const target = (key: string, shift: boolean, day: string): string | undefined => {
  const page = shift ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -page), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), page), day);
  }
  return undefined;
};

/**
 * One day of the grid at a time can be reached with Tab; the arrow keys move on from it, into the next month too.
 * @param fallback the day that can be reached at first
 */
export function useGridKeys(month: string, fallback: string, onMonth: (month: string) => void) {
  const [chosen, setChosen] = useState(fallback);
  const active = monthOf(chosen) === month ? chosen : fallback;
  const cell = useRef<HTMLTableCellElement>(null);
  // The day that a key moved to: the focus follows once it is drawn. In another month that may take a while, for the month
  // is its owner's to turn.
  const wanted = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (wanted.current !== active) return;
    wanted.current = undefined;
    cell.current?.focus();
  }, [active, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== cell.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = target(event.key, event.shiftKey, active);
    if (!next) return;
    event.preventDefault();
    wanted.current = next;
    setChosen(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  return { active, setActive: setChosen, cell, onKeyDown };
}
