import { useEffect, useState } from 'react';

/** The value once it has not changed for a while, in milliseconds; at first at once. Compared by content (plain data). */
export function useSettled<Value>(value: Value, after: number): Value {
  const [settled, setSettled] = useState(() => JSON.stringify(value));
  const now = JSON.stringify(value);
  useEffect(() => {
    if (now === settled) return;
    const timer = setTimeout(() => setSettled(now), after);
    return () => clearTimeout(timer);
  }, [now, settled, after]);
  return JSON.parse(settled) as Value;
}
