import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, monthOf, sameDayIn, weekday } from './days';

/**
 * The day that a key moves to; undefined for other keys (ARIA grid pattern, as in the W3C date
 * picker). With Shift, Page Up and Page Down move by a year.
 */
const dayForKey = (key: string, shift: boolean, day: string): string | undefined => {
  const months = shift ? 12 : 1;
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
      return sameDayIn(addMonths(monthOf(day), -months), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), months), day);
  }
  return undefined;
};

/**
 * Roving tab index for the grid: one day is in the tab order, and arrow keys move between days and
 * months.
 * @param fallback the initial day in the tab order
 */
export function useGridKeys(month: string, fallback: string, onMonth: (month: string) => void) {
  const [chosen, setChosen] = useState(fallback);
  const active = monthOf(chosen) === month ? chosen : fallback;
  const cell = useRef<HTMLTableCellElement>(null);
  // The day to focus once it is rendered; another month renders when the parent changes `month`.
  const focusTarget = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (focusTarget.current !== active) return;
    focusTarget.current = undefined;
    cell.current?.focus();
  }, [active, month]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== cell.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayForKey(event.key, event.shiftKey, active);
    if (!next) return;
    event.preventDefault();
    focusTarget.current = next;
    setChosen(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };
  return { active, setActive: setChosen, cell, onKeyDown };
}
