import { useState } from 'react';

const stored = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** State in localStorage; '' if nothing is stored. */
export function useLocalStorage(key: string) {
  const [choice, setChoice] = useState(() => stored(key));
  const choose = (next: string) => {
    setChoice(next);
    try {
      if (next) localStorage.setItem(key, next);
      else localStorage.removeItem(key);
    } catch {
      // Without storage the value lasts as long as the screen.
    }
  };
  return [choice, choose] as const;
}
