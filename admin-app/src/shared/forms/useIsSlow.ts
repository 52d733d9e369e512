import { useEffect, useState } from 'react';

/** After this time a save counts as slow, in milliseconds. */
const SLOW_AFTER = 8_000;

/** True while a save takes long. */
export function useIsSlow(busy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [busy]);
  return isSlow;
}
