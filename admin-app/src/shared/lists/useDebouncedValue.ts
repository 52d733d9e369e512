import { useEffect, useState } from 'react';

/** Debounce of search, filter and page, in milliseconds (docs/product.md 5.7). */
const SEARCH_DEBOUNCE = 300;

/**
 * Debounces the query of a list or search; returns the first value at once. Compares plain data by
 * content.
 */
export function useDebouncedValue<Value>(value: Value): Value {
  const [settled, setSettled] = useState(() => JSON.stringify(value));
  const now = JSON.stringify(value);
  useEffect(() => {
    if (now === settled) return;
    const timer = setTimeout(() => setSettled(now), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [now, settled]);
  return JSON.parse(settled) as Value;
}
