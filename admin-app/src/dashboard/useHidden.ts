import { useState } from 'react';

const keyOf = (name: string) => `admin-hidden:${name}`;

const stored = (name: string): boolean => {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
};

/** State of a part of the dashboard, and a function that hides or shows it; remembered in this browser. */
export function useHidden(name: string): [isHidden: boolean, setHidden: (hidden: boolean) => void] {
  const [isHidden, setIsHidden] = useState(() => stored(name));
  return [
    isHidden,
    (hidden) => {
      setIsHidden(hidden);
      try {
        if (hidden) localStorage.setItem(keyOf(name), 'yes');
        else localStorage.removeItem(keyOf(name));
      } catch {
        // Without storage it is hidden until the page is left.
      }
    },
  ];
}
