import { useEffect, useState } from 'react';

const findSlots = () => [...document.querySelectorAll<HTMLElement>('[data-slot]')];

const isSame = (one: HTMLElement[], other: HTMLElement[]) =>
  one.length === other.length && one.every((slot, index) => slot === other[index]);

/** The slots on the page. They change on navigation and when data loads. */
export function useSlots(): HTMLElement[] {
  const [slots, setSlots] = useState(findSlots);
  useEffect(() => {
    const update = () => setSlots((known) => (isSame(known, findSlots()) ? known : findSlots()));
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true });
    update();
    return () => observer.disconnect();
  }, []);
  return slots;
}
