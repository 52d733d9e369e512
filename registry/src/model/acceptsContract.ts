const parts = (pattern: RegExp, text: string) => pattern.exec(text)?.slice(1).map(Number);

const acceptsOne = (range: string, version: string): boolean => {
  const [major, minor = 0, patch = 0] = parts(/^\^(\d+)\.(\d+)\.(\d+)$/, range) ?? [];
  const [offered, offeredMinor = 0, offeredPatch = 0] =
    parts(/^(\d+)\.(\d+)\.(\d+)$/, version) ?? [];
  if (major === undefined || major !== offered) return false;
  if (offeredMinor === minor)
    return offeredPatch >= patch && (major > 0 || minor > 0 || offeredPatch === patch);
  return major > 0 && offeredMinor > minor;
};

/**
 * True if a version satisfies a caret range such as `^1.2.0`, or one of several (`^1.2.0 ||
 * ^2.0.0`), so that a remote can support the shells before and after a new major contract. The
 * compatibility check rejects every other form of range, so that visitors need not load a semver
 * library. As in semver, the first number that is not 0 is fixed: `^0.1.0` excludes 0.2.0.
 */
export const acceptsContract = (ranges: string, version: string): boolean =>
  ranges.split(' || ').some((range) => acceptsOne(range, version));
