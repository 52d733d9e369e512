/** Runs in the page: removes objects and members, as if the browser did not have them yet. */
export const takeAway = (names: readonly (readonly [object: string, member?: string])[]): void => {
  const all = window as unknown as Record<
    string,
    (Record<string, unknown> & { prototype?: Record<string, unknown> }) | undefined
  >;
  for (const [object, member] of names) {
    try {
      if (member === undefined) delete all[object];
      else {
        delete all[object]?.[member.replace('_static', '')];
        delete all[object]?.prototype?.[member];
      }
    } catch {
      // It cannot be removed.
    }
  }
};
