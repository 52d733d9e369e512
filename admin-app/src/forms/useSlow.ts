import { useEffect, useState } from 'react';

/** True if `busy` has been true for longer than `after` milliseconds. */
export function useSlow(busy: boolean, after: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setIsSlow(true), after);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [busy, after]);
  return isSlow;
}
