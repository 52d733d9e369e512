import { useEffect, useState } from 'react';

const slotsNow = () => [...document.querySelectorAll<HTMLElement>('[data-slot]')];

const isSame = (one: HTMLElement[], other: HTMLElement[]) =>
  one.length === other.length && one.every((slot, index) => slot === other[index]);

/** The slots on the page, which come and go with navigation and with the page's data. */
export function useSlots(): HTMLElement[] {
  const [slots, setSlots] = useState(slotsNow);
  useEffect(() => {
    const look = () => setSlots((known) => (isSame(known, slotsNow()) ? known : slotsNow()));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return slots;
}
