import { useEffect, useState } from 'react';

/**
 * Debounces a value by a number of milliseconds; the first value is returned at once. Compares by content (plain data).
 */
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
