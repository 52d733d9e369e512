/** Memoizes a function by its object argument, without keeping the object alive. */
export const memoizeWeak = <Key extends object, Made>(
  make: (key: Key) => Made,
): ((key: Key) => Made) => {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const kept = made.get(key) ?? make(key);
    made.set(key, kept);
    return kept;
  };
};
