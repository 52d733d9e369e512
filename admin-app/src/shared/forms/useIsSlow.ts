import { useEffect, useState } from 'react';

/** Time after which a save counts as slow, in ms. */
const SLOW_AFTER = 8_000;

/** True during a slow save. */
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
